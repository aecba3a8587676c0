import { findAvatarUrl } from '@anupalan/api-client/files';
import type { User } from '@anupalan/api-client/types';
import { SHELL_MESSAGES } from '@anupalan/enums/messages';
import { Avatar } from '@anupalan/ui';

/** Props of {@link UserAvatar}. `preview` is the address of a picture that is being uploaded. */
export type UserAvatarProps = {
  user: Pick<User, 'name' | 'avatar' | 'updatedAt'> | null;
  preview?: string | null;
  isLarge?: boolean;
};

/** A user's picture, or the initials where there is none or it does not load. */
export function UserAvatar({ user, preview = null, isLarge }: UserAvatarProps) {
  const url = preview ?? (user === null ? null : findAvatarUrl(user));
  return <Avatar name={user?.name || SHELL_MESSAGES.guest} src={url} size={isLarge ? 'xl' : 'lg'} isStrong />;
}
