import { type FormEvent, useId } from 'react';
import { Input, Note } from './styles';

/**
 * Returns the function that handles the submits of a form.
 * @param act gets the values of the form, by name; if it returns true, the form is emptied
 */
export const submitting =
  (act: (values: Record<string, string>) => Promise<unknown>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    void act(Object.fromEntries(new FormData(form)) as Record<string, string>).then(
      (isDone) => isDone === true && form.reset(),
    );
  };

interface LabelledInputProps {
  name: string;
  label: string;
  description?: string;
  pattern?: string;
}

/** Renders an input that must be filled in, with its label. */
export function LabelledInput({ name, label, description, pattern }: LabelledInputProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input id={id} name={name} required pattern={pattern} aria-describedby={`${id}-said`} />
      {description && (
        <Note id={`${id}-said`} lang="en">
          {description}
        </Note>
      )}
    </div>
  );
}
