import { TextField } from '@anupalan/ui/forms';
import { signInWords } from './words.ts';

/** The address that an account is known by. */
export function EmailField() {
  return (
    <TextField
      name="email"
      label={signInWords.email}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
