-- Lists as a person set them up: filters, sorting, columns. They belong to the person and to nobody else.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  screen text NOT NULL CHECK (screen IN ('tasksAndAlerts')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  query text NOT NULL CHECK (char_length(query) <= 2000),
  hidden_columns text[] NOT NULL DEFAULT '{}',
  density text NOT NULL CHECK (density IN ('comfortable', 'default', 'compact')),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id)
);
CREATE UNIQUE INDEX saved_views_by_name ON saved_views (user_id, screen, lower(name));
CREATE UNIQUE INDEX saved_views_default ON saved_views (user_id, screen) WHERE is_default;

ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_views TO anupalan_app;
CREATE POLICY own ON saved_views TO anupalan_app USING (organisation_id = current_organisation());
