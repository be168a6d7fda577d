import { type FormEvent, useRef } from 'react';

/**
 * Returns the function that handles the submits of a form. It ignores a second submit, such as that of a double click, while the
 * first one is in progress.
 * @param act gets the values of the form, by name; if it returns true, the form is emptied
 */
export function useSubmit(
  act: (values: Record<string, string>) => Promise<unknown>,
): (event: FormEvent<HTMLFormElement>) => void {
  const isBusy = useRef(false);
  return (event) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
    void act(values)
      .then((isDone) => isDone === true && form.reset())
      .finally(() => {
        isBusy.current = false;
      });
  };
}
