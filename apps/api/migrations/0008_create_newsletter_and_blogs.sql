-- Who asked for the newsletter, and from when on it goes to them: never before they said so twice (D12).
CREATE TABLE newsletter_subscribers (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (char_length(email) <= 254),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX newsletter_subscribers_email ON newsletter_subscribers (lower(email));

-- Every mail has a link of its own: it confirms for a while, and unsubscribes for ever.
CREATE TABLE newsletter_tokens (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX newsletter_tokens_of_subscriber ON newsletter_tokens (subscriber_id);

CREATE TABLE blog_categories (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100)
);
CREATE UNIQUE INDEX blog_categories_name ON blog_categories (lower(name));

INSERT INTO blog_categories (id, name) VALUES
  ('01900000-0000-7000-8000-000000000101', 'Regulations'),
  ('01900000-0000-7000-8000-000000000102', 'Case Studies'),
  ('01900000-0000-7000-8000-000000000103', 'Best Practices'),
  ('01900000-0000-7000-8000-000000000104', 'Industry News');

CREATE TABLE blogs (
  id uuid PRIMARY KEY,
  category_id uuid NOT NULL REFERENCES blog_categories,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 255),
  description text NOT NULL CHECK (char_length(description) <= 5000),
  tags text[] NOT NULL DEFAULT '{}',
  media_path text,
  written_by text,
  written_by_designation text,
  read_time integer CHECK (read_time > 0),
  html_content text NOT NULL, -- sanitised on the way in (D32)
  published_at timestamptz,   -- null: not public yet
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX blogs_by_time ON blogs (published_at DESC, id DESC) WHERE published_at IS NOT NULL;

ALTER TABLE newsletter_subscribers ENABLE ROW LEVEL SECURITY;
ALTER TABLE newsletter_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE blog_categories ENABLE ROW LEVEL SECURITY;
ALTER TABLE blogs ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON newsletter_subscribers TO anupalan_system;
GRANT SELECT, INSERT ON newsletter_tokens TO anupalan_system;
GRANT SELECT, INSERT, UPDATE, DELETE ON blogs, blog_categories TO anupalan_system;
CREATE POLICY system ON newsletter_subscribers TO anupalan_system USING (true);
CREATE POLICY system ON newsletter_tokens TO anupalan_system USING (true);
CREATE POLICY system ON blog_categories TO anupalan_system USING (true);
CREATE POLICY system ON blogs TO anupalan_system USING (true);

-- A notice of the platform is kept when it is sent and goes out by a job, once.
ALTER TABLE notifications ADD COLUMN fanned_out_at timestamptz;
GRANT UPDATE (fanned_out_at) ON notifications TO anupalan_system;

-- What an operator did that concerns no organisation, or many.
ALTER TABLE audit_log ALTER COLUMN organisation_id DROP NOT NULL;
