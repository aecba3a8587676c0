import { Icon, Inline, Stack } from '@anupalan/ui';
import { PASSWORD_RULES } from '@anupalan/validators/password';
import { useFormikContext } from 'formik';
import { Check, CircleDashed } from 'lucide-react';
import { passwordWords } from './words.ts';

/** What the password still needs, ticked off while it is typed; the server has the last word (D9). */
export function PasswordHints() {
  const { values } = useFormikContext<{ password: string }>();
  return (
    <Stack gap={1} role="list" aria-label={passwordWords.requirements}>
      {PASSWORD_RULES.map(({ label, isKept }) => {
        const isDone = isKept(values.password);
        return (
          <Inline key={label} gap={2} role="listitem" className={isDone ? undefined : 'muted'}>
            <Icon of={isDone ? Check : CircleDashed} size={16} />
            <span>
              {label}
              <span className="sr">{isDone ? passwordWords.kept : passwordWords.notKept}</span>
            </span>
          </Inline>
        );
      })}
    </Stack>
  );
}
