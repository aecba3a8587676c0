-- Technical documentation: manuals, drawings, reports. Folders are two levels deep.
CREATE TABLE technical_folders (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  parent_id uuid,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80 AND name !~ '/'),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id),
  -- A folder goes only when it is empty.
  FOREIGN KEY (organisation_id, parent_id) REFERENCES technical_folders (organisation_id, id) ON DELETE NO ACTION
);
CREATE UNIQUE INDEX technical_folders_name
  ON technical_folders (organisation_id, parent_id, lower(name)) NULLS NOT DISTINCT;

CREATE TABLE technical_documents (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  folder_id uuid,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 255),
  description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 5000),
  version integer NOT NULL CHECK (version > 0),  -- number of the current version
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id),
  FOREIGN KEY (organisation_id, folder_id) REFERENCES technical_folders (organisation_id, id) ON DELETE NO ACTION
);
CREATE INDEX technical_documents_of_folder ON technical_documents (folder_id, updated_at DESC, id DESC);
CREATE INDEX technical_documents_latest ON technical_documents (organisation_id, updated_at DESC, id DESC);

-- Versions are never changed. One that brings an older one back shares its file.
CREATE TABLE technical_versions (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  document_id uuid NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  restored_from integer CHECK (restored_from < number),
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 255),
  mime_type text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  file_key text NOT NULL,
  uploaded_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, document_id, number),
  FOREIGN KEY (organisation_id, document_id) REFERENCES technical_documents (organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX technical_versions_of_document ON technical_versions (document_id, number);

ALTER TABLE technical_folders ENABLE ROW LEVEL SECURITY;
ALTER TABLE technical_documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE technical_versions ENABLE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON technical_folders, technical_documents TO anupalan_app;
GRANT SELECT, INSERT, DELETE ON technical_versions TO anupalan_app;

CREATE POLICY own ON technical_folders TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY own ON technical_documents TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY own ON technical_versions TO anupalan_app USING (organisation_id = current_organisation());
