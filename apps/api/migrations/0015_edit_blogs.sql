-- What an author wrote, for the next edit; null where an article was made otherwise.
ALTER TABLE blogs ADD COLUMN source text;

-- Pictures of articles. They are public, under an address that nobody can guess before it is published.
CREATE TABLE blog_images (
  key text PRIMARY KEY CHECK (char_length(key) = 43),
  size bigint NOT NULL CHECK (size > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE blog_images ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON blog_images TO anupalan_system;
CREATE POLICY system ON blog_images TO anupalan_system USING (true);
