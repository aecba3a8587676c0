-- Two roles that no one logs in as. Every transaction of the API starts with SET LOCAL ROLE to one of them,
-- so that row-level security binds even where the login owns the tables (docs/decisions/0004).
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['anupalan_app', 'anupalan_system'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = role_name) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS', role_name);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL; -- another server made it at the same moment
    END;
    -- From PostgreSQL 16 on a role that one has made may be given away, and not taken on, until it is granted.
    IF NOT pg_has_role(current_user, role_name, CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
      EXECUTE format('GRANT %I TO %I', role_name, current_user);
    END IF;
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA public TO anupalan_app, anupalan_system;

-- The organisation of the running transaction, or null. Set by set_config('app.organisation_id', …, true).
CREATE FUNCTION current_organisation() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.organisation_id', true), '')::uuid $$;
