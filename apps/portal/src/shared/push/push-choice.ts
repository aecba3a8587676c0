const KEY = 'anupalan.push';

/** Who has turned notifications on in this browser: the id of a user, or null. */
export function findPushUser(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps who has turned notifications on; null: nobody any more. */
export function keepPushUser(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, userId);
  } catch {
    // Storage is full or forbidden: the browser is then not renewed at the next start.
  }
}
