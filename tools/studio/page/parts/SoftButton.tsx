import Button, { type ButtonProps } from '@mui/material/Button';

/** Renders a button that keeps the focus when a click leaves it nothing more to do. */
export const SoftButton = ({ disabled = false, onClick, ...props }: ButtonProps) => (
  <Button {...props} aria-disabled={disabled} {...(disabled ? { tabIndex: -1 } : { onClick })} />
);
