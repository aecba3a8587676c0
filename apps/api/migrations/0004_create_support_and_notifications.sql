CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  organisation_id uuid REFERENCES organisations ON DELETE CASCADE, -- null: sent by the platform to many
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 5000),
  type text NOT NULL CHECK (type IN ('system', 'announcement', 'reminder', 'alert')),
  channel text NOT NULL CHECK (channel IN ('all', 'in_app', 'email')),
  audience text NOT NULL CHECK (audience IN ('all', 'company', 'lab', 'admin')),
  link text,
  created_by uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE user_notifications (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  notification_id uuid NOT NULL REFERENCES notifications ON DELETE CASCADE,
  read_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, notification_id)
);
CREATE INDEX user_notifications_latest ON user_notifications (user_id, created_at DESC, id DESC);
CREATE INDEX user_notifications_unread ON user_notifications (user_id) WHERE read_at IS NULL;

CREATE TABLE support_requests (
  id uuid PRIMARY KEY,
  organisation_id uuid REFERENCES organisations ON DELETE CASCADE, -- null: from the public contact form
  user_id uuid REFERENCES users,
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 5 AND 200),
  message text NOT NULL CHECK (char_length(message) BETWEEN 10 AND 5000),
  type text NOT NULL CHECK (type IN ('support', 'complaints', 'feedback', 'disputes')),
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'IN_PROGRESS', 'RESOLVED')),
  name text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX support_requests_by_time ON support_requests (organisation_id, created_at DESC, id DESC);

CREATE TABLE support_events (
  id uuid PRIMARY KEY,
  organisation_id uuid REFERENCES organisations ON DELETE CASCADE,
  support_request_id uuid NOT NULL REFERENCES support_requests ON DELETE CASCADE,
  from_status text CHECK (from_status IN ('OPEN', 'IN_PROGRESS', 'RESOLVED')),
  to_status text CHECK (to_status IN ('OPEN', 'IN_PROGRESS', 'RESOLVED')),
  text text CHECK (char_length(text) <= 5000), -- a message of the conversation
  by_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((to_status IS NULL) <> (text IS NULL))
);
CREATE INDEX support_events_of_request ON support_events (support_request_id, created_at, id);

ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_notifications ENABLE ROW LEVEL SECURITY;
ALTER TABLE support_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE support_events ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON notifications TO anupalan_app;
GRANT SELECT, INSERT, UPDATE ON user_notifications, support_requests TO anupalan_app;
GRANT SELECT, INSERT ON support_events TO anupalan_app;
GRANT SELECT, INSERT ON notifications, user_notifications TO anupalan_system;
GRANT SELECT, INSERT, UPDATE ON support_requests TO anupalan_system;
GRANT SELECT, INSERT ON support_events TO anupalan_system;
CREATE POLICY own ON user_notifications TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY own ON notifications FOR INSERT TO anupalan_app WITH CHECK (organisation_id = current_organisation());
CREATE POLICY received ON notifications FOR SELECT TO anupalan_app USING (
  organisation_id = current_organisation()
  OR (organisation_id IS NULL AND EXISTS (
    SELECT 1 FROM user_notifications received
    WHERE received.notification_id = notifications.id AND received.organisation_id = current_organisation()
  ))
);
CREATE POLICY own ON support_requests TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY own ON support_events TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY system ON notifications TO anupalan_system USING (true);
CREATE POLICY system ON user_notifications TO anupalan_system USING (true);
CREATE POLICY system ON support_requests TO anupalan_system USING (true);
CREATE POLICY system ON support_events TO anupalan_system USING (true);
