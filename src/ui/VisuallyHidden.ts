import { type CSSObject, styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden as CSSObject);
