import { ORDER_MESSAGES } from '@anupalan/enums/messages';
import { Card, CardBody, CardHead, Notice, Stack } from '@anupalan/ui';
import { FilePasswordForm } from '../../shared/orders/later-parts.tsx';
import { lockedWords } from './words.ts';

/** Props of {@link LockedFile}. */
export type LockedFileProps = {
  name: string;
  /** The password that was entered does not open it. */
  isWrong: boolean;
  onPassword: (password: string) => void;
  onClose: () => void;
};

/** Asks for the password of a protected PDF. */
export function LockedFile({ name, isWrong, onPassword, onClose }: LockedFileProps) {
  return (
    <Card aria-labelledby="locked">
      <CardHead title={lockedWords.title(name)} id="locked" />
      <CardBody>
        <Stack gap={4}>
          {isWrong && (
            <Notice tone="danger" role="alert">
              {ORDER_MESSAGES.wrongPassword}
            </Notice>
          )}
          <FilePasswordForm
            hint={lockedWords.hint}
            onPassword={async (password) => onPassword(password)}
            onClose={onClose}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
