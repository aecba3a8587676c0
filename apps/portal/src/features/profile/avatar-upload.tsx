import { isApiError } from '@anupalan/api-client/api-error';
import { useUpdateAvatarMutation } from '@anupalan/api-client/endpoints/profile';
import type { User } from '@anupalan/api-client/types';
import { AVATAR_MIME_TYPES } from '@anupalan/enums/limits';
import { Button, Inline, Stack } from '@anupalan/ui';
import { useHeld } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { findAvatarProblem } from '@anupalan/validators/forms/avatar';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { UserAvatar } from '../../shared/layout/user-avatar.tsx';
import { words } from './words.ts';

/** A preview's address, released when it is replaced or the screen is left. */
function usePreview(): [string | null, (file: File | null) => void] {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (preview === null) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
  return [preview, (file) => setPreview(file === null ? null : URL.createObjectURL(file))];
}

/** The own picture: a valid file shows at once and is uploaded at once; a failure takes the preview away. */
export function AvatarUpload({ user }: { user: User }) {
  const [updateAvatar, { isLoading }] = useUpdateAvatarMutation();
  const [preview, setPreview] = usePreview();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = useHeld(isLoading);
  const onChoose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    if (file === undefined) return;
    const problem = findAvatarProblem(file);
    if (problem !== null) {
      toast.error(problem);
      return;
    }
    setPreview(file);
    try {
      const { message } = await updateAvatar(file).unwrap();
      toast.success(message);
    } catch (error) {
      setPreview(null);
      // The sentences of these are the screen's to show (D33); every other failure has its toast already.
      if (isApiError(error) && [413, 415, 429].includes(error.status)) toast.error(error.message);
    }
  };
  return (
    <Inline gap={4}>
      <UserAvatar user={user} preview={preview} isLarge />
      <Stack gap={1}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.picture.label}
          accept={AVATAR_MIME_TYPES.join(',')}
          onChange={(event) => void onChoose(event)}
        />
        <Button
          icon={Upload}
          isLoading={isBusy}
          loadingLabel={words.picture.uploading}
          onClick={() => input.current?.click()}
        >
          {user.avatar === null ? words.picture.upload : words.picture.change}
        </Button>
        <p className="subtle">{words.picture.formats}</p>
      </Stack>
    </Inline>
  );
}
