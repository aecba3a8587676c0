import { EMAIL_MAX_LENGTH } from '@anupalan/enums/limits';
import { Field, FieldError, Input, Stack } from '@anupalan/ui';
import { useFormField } from '@anupalan/ui/forms';
import { type DomainCheck, useDomainCheck } from './use-domain-check.ts';
import { fieldWords } from './words.ts';

function toHint({ isChecking, answer }: DomainCheck): string {
  if (isChecking) return fieldWords.emailChecking;
  if (answer?.isValid) return fieldWords.emailAllowed(answer.domain);
  return fieldWords.emailHint;
}

/** An address to invite: says while it is typed whether it may be, and why not (D16). */
export function EmailField() {
  const { id, value, error, onChange, onBlur } = useFormField('email', '');
  const check = useDomainCheck(value);
  const reason = check.answer?.reason ?? null;
  return (
    <Stack gap={1}>
      <Field id={id} label={fieldWords.email} hint={toHint(check)} error={error}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX_LENGTH}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        )}
      </Field>
      <div role="status">{reason !== null && error === undefined && <FieldError>{reason}</FieldError>}</div>
    </Stack>
  );
}
