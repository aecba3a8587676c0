import { TextField } from '@anupalan/ui/forms';

/** The address that an account is known by. */
export function EmailField() {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
