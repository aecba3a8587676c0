-- Limits and particulars of an order are rows, so that a person can add, correct and remove them one by one.
CREATE TABLE consent_limits (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  consent_document_id uuid NOT NULL,
  position integer NOT NULL,
  medium text NOT NULL CHECK (medium IN ('effluent', 'sewage', 'emission', 'ambient_air', 'noise', 'hazardous_waste')),
  point text,
  parameter text NOT NULL,
  limit_value text NOT NULL,
  unit text,
  averaging text,
  citation jsonb NOT NULL,
  confidence real NOT NULL CHECK (confidence BETWEEN 0 AND 1),
  source text NOT NULL CHECK (source IN ('read', 'person')),
  -- What the reader had found before a person corrected it: a later reading finds the same and must know it again.
  read_as jsonb,
  -- Removed by a person; kept so that it does not come back with the next reading.
  removed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id),
  FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents (organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX consent_limits_of_document ON consent_limits (consent_document_id, position);
ALTER TABLE consent_limits ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON consent_limits TO anupalan_app;
CREATE POLICY own ON consent_limits TO anupalan_app USING (organisation_id = current_organisation());

CREATE TABLE consent_particulars (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  consent_document_id uuid NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('product', 'fuel', 'stack', 'water', 'waste', 'equipment', 'other')),
  name text NOT NULL,
  value text,
  unit text,
  citation jsonb NOT NULL,
  confidence real NOT NULL CHECK (confidence BETWEEN 0 AND 1),
  source text NOT NULL CHECK (source IN ('read', 'person')),
  read_as jsonb,
  removed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id),
  FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents (organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX consent_particulars_of_document ON consent_particulars (consent_document_id, position);
ALTER TABLE consent_particulars ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON consent_particulars TO anupalan_app;
CREATE POLICY own ON consent_particulars TO anupalan_app USING (organisation_id = current_organisation());

-- A UUID of version 7 as the server makes them: milliseconds first, the rest by chance.
CREATE FUNCTION new_id() RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$;

-- The rows of limits that were kept as JSON: with their ids, where they have one of their own.
CREATE FUNCTION limits_of(organisation uuid, document uuid, limits jsonb) RETURNS SETOF consent_limits LANGUAGE sql VOLATILE AS $$
  SELECT
    CASE WHEN id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' AND nth = 1 THEN id::uuid ELSE new_id() END,
    organisation, document, place - 1, one ->> 'medium', one ->> 'point', one ->> 'parameter', one ->> 'limit', one ->> 'unit',
    one ->> 'averaging', one -> 'citation', coalesce((one ->> 'confidence')::real, 0.9), 'read', NULL::jsonb,
    NULL::timestamptz, now(), now()
  FROM (SELECT one, place::integer, one ->> 'id' AS id, row_number() OVER (PARTITION BY one ->> 'id' ORDER BY place) AS nth
        FROM jsonb_array_elements(limits) WITH ORDINALITY AS each (one, place)) AS each
$$;

INSERT INTO consent_limits
SELECT limits.* FROM consent_documents AS document, limits_of(document.organisation_id, document.id, document.limits) AS limits;

-- A server that does not know the rows yet still writes the column: they follow it, and what a person has done stays.
CREATE FUNCTION follow_limits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM consent_limits WHERE organisation_id = NEW.organisation_id AND consent_document_id = NEW.id
    AND source = 'read' AND removed_at IS NULL;
  INSERT INTO consent_limits
  SELECT found.* FROM limits_of(NEW.organisation_id, NEW.id, NEW.limits) AS found
  WHERE NOT EXISTS (
    SELECT FROM consent_limits AS kept
    WHERE kept.organisation_id = NEW.organisation_id AND kept.consent_document_id = NEW.id
      AND coalesce(kept.read_as -> 'values' ->> 'parameter', kept.parameter) = found.parameter
      AND coalesce(kept.read_as -> 'values' ->> 'limit', kept.limit_value) = found.limit_value
      AND coalesce(kept.read_as -> 'citation', kept.citation) ->> 'quote' = found.citation ->> 'quote');
  RETURN NULL;
END $$;
CREATE TRIGGER follow_limits AFTER UPDATE OF limits ON consent_documents FOR EACH ROW
  WHEN (OLD.limits IS DISTINCT FROM NEW.limits) EXECUTE FUNCTION follow_limits();
