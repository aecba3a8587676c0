import { useFormProblems } from '@anupalan/ui/forms';
import { useErrorTitle } from '../routing/use-document-title.ts';

/** Says "Error: " before the title of the page while the form it stands in has a problem. */
export function ErrorTitle() {
  const { errors, message } = useFormProblems();
  useErrorTitle(errors.length > 0 || message !== null);
  return null;
}
