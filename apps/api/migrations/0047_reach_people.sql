-- How people are reached besides bell and mail: calendars that they subscribe to, browsers that show what is due, and a
-- digest on Mondays.

-- The secret address of a calendar: one of each scope for a person. Only the hash of its token is kept, as of a session.
CREATE TABLE calendar_tokens (
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  scope text NOT NULL CHECK (scope IN ('mine', 'organisation')),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, scope)
);

-- Browsers that show messages of the product. An endpoint belongs to a browser: whoever signs in there next takes it over.
-- The session is the one that subscribed; a session that was swept away without a log-out leaves its browser subscribed.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id uuid REFERENCES sessions ON DELETE SET NULL,
  endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) BETWEEN 1 AND 2000),
  p256dh text NOT NULL CHECK (char_length(p256dh) BETWEEN 1 AND 200),
  auth text NOT NULL CHECK (char_length(auth) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);

ALTER TABLE calendar_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_subscriptions ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_tokens, push_subscriptions TO anupalan_app;
CREATE POLICY own ON calendar_tokens TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY own ON push_subscriptions TO anupalan_app USING (organisation_id = current_organisation());
-- Of a calendar nothing is known but its token, and a browser may have been another organisation's until now.
GRANT SELECT, DELETE ON calendar_tokens TO anupalan_system;
GRANT SELECT (user_id, session_id, endpoint), DELETE ON push_subscriptions TO anupalan_system;
CREATE POLICY system ON calendar_tokens TO anupalan_system USING (true);
CREATE POLICY system ON push_subscriptions TO anupalan_system USING (true);

-- Whoever ends a session or takes a person out, in whatever way, cannot forget these.
CREATE FUNCTION forget_browser_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_browser_of_session AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION forget_browser_of_session();

CREATE FUNCTION forget_ways_to_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE user_id = NEW.id;
  DELETE FROM calendar_tokens WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_ways_to_person AFTER UPDATE OF is_active, deleted_at ON users FOR EACH ROW
  WHEN (NOT NEW.is_active OR NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION forget_ways_to_person();

-- Who chooses one mail on Mondays before the many; and the week whose digest went out.
ALTER TABLE users ADD COLUMN has_digest boolean NOT NULL DEFAULT false;
ALTER TABLE alert_mornings ADD COLUMN last_digest_week date;
