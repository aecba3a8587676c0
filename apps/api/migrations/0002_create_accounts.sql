CREATE TABLE organisations (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('company', 'lab')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  address text,
  state text,
  sector text,
  category text CHECK (category IN ('red', 'orange', 'green', 'white')),
  wastes jsonb NOT NULL DEFAULT '[]',
  equipment jsonb NOT NULL DEFAULT '[]',
  scope jsonb NOT NULL DEFAULT '[]',
  accreditation text,
  time_zone text NOT NULL DEFAULT 'Asia/Kolkata',
  verified_domain text,
  owner_id uuid,
  trial_ends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE roles (
  id uuid PRIMARY KEY,
  organisation_id uuid REFERENCES organisations ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  slug text NOT NULL,
  base_role_id uuid REFERENCES roles,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A role without an organisation is built in; a role of an organisation stands on a built-in one (D14).
  CHECK ((organisation_id IS NULL) = (base_role_id IS NULL))
);
CREATE UNIQUE INDEX roles_built_in_slug ON roles (slug) WHERE organisation_id IS NULL;
CREATE UNIQUE INDEX roles_own_slug ON roles (organisation_id, slug) WHERE organisation_id IS NOT NULL;

INSERT INTO roles (id, name, slug) VALUES
  ('01900000-0000-7000-8000-000000000001', 'Super admin', 'super_admin'),
  ('01900000-0000-7000-8000-000000000002', 'Admin', 'admin'),
  ('01900000-0000-7000-8000-000000000003', 'Company', 'company'),
  ('01900000-0000-7000-8000-000000000004', 'Lab', 'lab');

CREATE TABLE role_permissions (
  id uuid PRIMARY KEY,
  organisation_id uuid REFERENCES organisations ON DELETE CASCADE,
  role_id uuid NOT NULL REFERENCES roles ON DELETE CASCADE,
  permission_name text NOT NULL,
  access_level text NOT NULL,
  UNIQUE (role_id, permission_name)
);

CREATE TABLE users (
  id uuid PRIMARY KEY,
  organisation_id uuid REFERENCES organisations ON DELETE CASCADE,
  role_id uuid NOT NULL REFERENCES roles,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text,
  email_verified_at timestamptz,
  mobile_no text CHECK (mobile_no ~ '^[0-9]{10}$'),
  designation text,
  department text,
  avatar_key text,
  avatar_size integer,
  is_active boolean NOT NULL DEFAULT true,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- The same address in another case is the same account; only verified accounts hold an address (D11).
CREATE UNIQUE INDEX users_verified_email ON users (lower(email)) WHERE email_verified_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX users_by_organisation ON users (organisation_id, name);
CREATE UNIQUE INDEX users_avatar_key ON users (avatar_key) WHERE avatar_key IS NOT NULL;
ALTER TABLE organisations ADD CONSTRAINT organisations_owner FOREIGN KEY (owner_id) REFERENCES users DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX sessions_by_user ON sessions (user_id) WHERE ended_at IS NULL;

CREATE TABLE password_tokens (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('reset', 'invitation', 'sign_up')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX password_tokens_by_user ON password_tokens (user_id, purpose);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  window_ends_at timestamptz NOT NULL,
  hits integer NOT NULL
);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
  request_hash bytea NOT NULL,
  status integer,
  body jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);

CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  actor_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  summary text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_log_by_time ON audit_log (organisation_id, created_at DESC, id DESC);
CREATE INDEX audit_log_by_entity ON audit_log (organisation_id, entity, entity_id);

GRANT SELECT ON organisations, roles, role_permissions, users TO anupalan_app;
GRANT UPDATE (name, address, state, sector, category, wastes, equipment, scope, accreditation, time_zone, updated_at) ON organisations TO anupalan_app;
GRANT INSERT, UPDATE, DELETE ON roles, role_permissions TO anupalan_app;
GRANT INSERT, UPDATE ON users TO anupalan_app;
GRANT SELECT, INSERT ON audit_log TO anupalan_app; -- never edited, never deleted
GRANT SELECT, INSERT, UPDATE ON organisations, users TO anupalan_system;
GRANT SELECT, INSERT, UPDATE, DELETE ON roles, role_permissions TO anupalan_system;
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions, password_tokens, rate_limits, idempotency_keys TO anupalan_system;
GRANT SELECT, INSERT ON audit_log TO anupalan_system;

ALTER TABLE organisations ENABLE ROW LEVEL SECURITY;
ALTER TABLE roles ENABLE ROW LEVEL SECURITY;
ALTER TABLE role_permissions ENABLE ROW LEVEL SECURITY;
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE password_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE rate_limits ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;

CREATE POLICY own ON organisations TO anupalan_app USING (id = current_organisation());
CREATE POLICY own ON roles TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY built_in ON roles FOR SELECT TO anupalan_app USING (organisation_id IS NULL);
CREATE POLICY own ON role_permissions TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY built_in ON role_permissions FOR SELECT TO anupalan_app USING (organisation_id IS NULL);
CREATE POLICY own ON users TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY own ON audit_log TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY system ON organisations TO anupalan_system USING (true);
CREATE POLICY system ON roles TO anupalan_system USING (true);
CREATE POLICY system ON role_permissions TO anupalan_system USING (true);
CREATE POLICY system ON users TO anupalan_system USING (true);
CREATE POLICY system ON sessions TO anupalan_system USING (true);
CREATE POLICY system ON password_tokens TO anupalan_system USING (true);
CREATE POLICY system ON rate_limits TO anupalan_system USING (true);
CREATE POLICY system ON idempotency_keys TO anupalan_system USING (true);
CREATE POLICY system ON audit_log TO anupalan_system USING (true);
