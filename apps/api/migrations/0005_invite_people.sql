-- Until when the link of an invitation holds, for the people who look after it; null before the first mail and after
-- a sign-up (D16).
ALTER TABLE users ADD COLUMN invited_until timestamptz;

-- Two invitations at once are one: an address stands for one person of an organisation.
CREATE UNIQUE INDEX users_address_in_organisation ON users (organisation_id, lower(email))
  WHERE deleted_at IS NULL AND organisation_id IS NOT NULL;
