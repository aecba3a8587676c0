-- When a person last signed in, for those who look after people; null for never. What sessions still tell is kept.
ALTER TABLE users ADD COLUMN last_sign_in_at timestamptz;
UPDATE users SET last_sign_in_at = (SELECT max(created_at) FROM sessions WHERE sessions.user_id = users.id);

-- Whose tasks are handed over, or counted.
CREATE INDEX tasks_by_assignee ON tasks (assignee_id) WHERE deleted_at IS NULL AND assignee_id IS NOT NULL;
