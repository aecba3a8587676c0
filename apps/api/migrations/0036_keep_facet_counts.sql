-- What a list says under one filter by what tasks say, an assignee, an origin or an order, does not grow with the tasks that
-- it finds: their due dates are counted by day as those of the organisation are (0026), for each such value, a facet.
CREATE TABLE facet_counts (
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  -- A user, an order, or what stands for an origin.
  facet uuid NOT NULL,
  due_date date NOT NULL,
  part bigint NOT NULL,
  open integer NOT NULL,
  completed integer NOT NULL,
  PRIMARY KEY (organisation_id, facet, due_date, part)
) WITH (fillfactor = 70);
CREATE INDEX facet_counts_parts ON facet_counts (organisation_id) WHERE part <> 0;
ALTER TABLE facet_counts ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON facet_counts TO anupalan_app;
CREATE POLICY own ON facet_counts TO anupalan_app USING (organisation_id = current_organisation());

CREATE FUNCTION origin_facet(origin text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT md5('origin ' || origin)::uuid
$$;
CREATE FUNCTION task_facets(origin text, assignee_id uuid, consent_document_id uuid) RETURNS uuid[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[origin_facet(origin), assignee_id, consent_document_id], NULL)
$$;

INSERT INTO facet_counts (organisation_id, facet, due_date, part, open, completed)
SELECT task.organisation_id, facet, due_date, 0, count(*) FILTER (WHERE completed_at IS NULL),
  count(*) FILTER (WHERE completed_at IS NOT NULL)
FROM scheduled_tasks AS date JOIN tasks AS task ON task.id = date.task_id,
  unnest(task_facets(origin, assignee_id, consent_document_id)) AS facet
WHERE NOT is_withdrawn
GROUP BY task.organisation_id, facet, due_date
ORDER BY task.organisation_id, facet, due_date;

-- Adds to the counts as add_due_counts (0026) does: part 0 by whoever has the lock, which is the same one, and a part of
-- one's own else. The array is sorted. Its plans are kept, whatever the array has: planning costs more than they do.
CREATE FUNCTION add_facet_counts(changes facet_counts[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  organisation uuid := changes[1].organisation_id;
  own_part bigint := 0;
BEGIN
  IF organisation = changes[array_upper(changes, 1)].organisation_id
    AND pg_try_advisory_xact_lock(hashtextextended(organisation::text, 26))
  THEN
    IF EXISTS (SELECT FROM facet_counts WHERE organisation_id = organisation AND part <> 0) THEN
      WITH gone AS (
        DELETE FROM facet_counts WHERE organisation_id = organisation AND part <> 0 RETURNING facet, due_date, open, completed)
      INSERT INTO facet_counts AS kept SELECT organisation, facet, due_date, 0, sum(open), sum(completed) FROM gone
      GROUP BY facet, due_date
      ON CONFLICT (organisation_id, facet, due_date, part) DO UPDATE
        SET open = kept.open + excluded.open, completed = kept.completed + excluded.completed;
    END IF;
  ELSE
    own_part := pg_current_xact_id()::text::bigint;
  END IF;
  INSERT INTO facet_counts AS kept
  SELECT change.organisation_id, change.facet, change.due_date, own_part, change.open, change.completed
  FROM unnest(changes) AS change
  ON CONFLICT (organisation_id, facet, due_date, part) DO UPDATE
    SET open = kept.open + excluded.open, completed = kept.completed + excluded.completed;
END $$;

-- Due dates that come, change or go. These triggers are the first by their names: the tasks are locked before it is read
-- whose they are, so that what another transaction has just changed of them is seen, and who changes them next sees this.
-- Dates whose task goes are counted down by the trigger of tasks; those of an organisation that goes are not counted. What
-- is looked up stands behind OFFSET 0: a plan that is made for many rows is kept for few, and would read whole tables.
CREATE FUNCTION count_facets_of_dates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes facet_counts[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM tasks WHERE id = ANY(ARRAY(SELECT DISTINCT task_id FROM new_dates)) ORDER BY id FOR NO KEY UPDATE;
    SELECT array_agg(ROW(organisation_id, facet, due_date, 0, open, completed)::facet_counts
      ORDER BY organisation_id, facet, due_date) INTO changes
    FROM (SELECT task.organisation_id, facet, due_date, count(*) FILTER (WHERE completed_at IS NULL) AS open,
            count(*) FILTER (WHERE completed_at IS NOT NULL) AS completed
          FROM new_dates AS date, LATERAL (SELECT * FROM tasks WHERE id = date.task_id OFFSET 0) AS task,
            unnest(task_facets(origin, assignee_id, consent_document_id)) AS facet
          WHERE NOT is_withdrawn GROUP BY 1, 2, 3) AS days;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM FROM tasks WHERE id = ANY(ARRAY(SELECT task_id FROM new_dates UNION SELECT task_id FROM old_dates))
    ORDER BY id FOR NO KEY UPDATE;
    SELECT array_agg(ROW(organisation_id, facet, due_date, 0, open, completed)::facet_counts
      ORDER BY organisation_id, facet, due_date) INTO changes
    FROM (SELECT task.organisation_id, facet, due_date, coalesce(sum(step) FILTER (WHERE completed_at IS NULL), 0) AS open,
            coalesce(sum(step) FILTER (WHERE completed_at IS NOT NULL), 0) AS completed
          FROM (SELECT 1 AS step, * FROM new_dates UNION ALL SELECT -1, * FROM old_dates)
            AS date, LATERAL (SELECT * FROM tasks WHERE id = date.task_id OFFSET 0) AS task,
            unnest(task_facets(origin, assignee_id, consent_document_id)) AS facet
          WHERE NOT is_withdrawn GROUP BY 1, 2, 3) AS days
    WHERE open <> 0 OR completed <> 0;
  ELSIF EXISTS (SELECT FROM old_dates JOIN organisations ON organisations.id = organisation_id) THEN
    PERFORM FROM tasks WHERE id = ANY(ARRAY(SELECT DISTINCT task_id FROM old_dates)) ORDER BY id FOR NO KEY UPDATE;
    SELECT array_agg(ROW(organisation_id, facet, due_date, 0, -open, -completed)::facet_counts
      ORDER BY organisation_id, facet, due_date) INTO changes
    FROM (SELECT task.organisation_id, facet, due_date, count(*) FILTER (WHERE completed_at IS NULL) AS open,
            count(*) FILTER (WHERE completed_at IS NOT NULL) AS completed
          FROM old_dates AS date, LATERAL (SELECT * FROM tasks WHERE id = date.task_id OFFSET 0) AS task,
            unnest(task_facets(origin, assignee_id, consent_document_id)) AS facet
          WHERE NOT is_withdrawn GROUP BY 1, 2, 3) AS days;
  END IF;
  IF changes IS NOT NULL THEN PERFORM add_facet_counts(changes); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_facets_of_added AFTER INSERT ON scheduled_tasks REFERENCING NEW TABLE AS new_dates
  FOR EACH STATEMENT EXECUTE FUNCTION count_facets_of_dates();
CREATE TRIGGER count_facets_of_changed AFTER UPDATE ON scheduled_tasks
  REFERENCING OLD TABLE AS old_dates NEW TABLE AS new_dates FOR EACH STATEMENT EXECUTE FUNCTION count_facets_of_dates();
CREATE TRIGGER count_facets_of_deleted AFTER DELETE ON scheduled_tasks REFERENCING OLD TABLE AS old_dates
  FOR EACH STATEMENT EXECUTE FUNCTION count_facets_of_dates();

-- Tasks that another has now, or that go under another order, take their due dates along. Where the same statement deletes a
-- task or brings it back, its open dates have already gone from where it is now, or come there.
CREATE FUNCTION move_facet_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes facet_counts[];
BEGIN
  IF NOT EXISTS (
    SELECT FROM new_tasks AS now JOIN old_tasks AS was USING (id)
    WHERE (now.origin, now.assignee_id, now.consent_document_id)
      IS DISTINCT FROM (was.origin, was.assignee_id, was.consent_document_id))
  THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(ROW(organisation_id, facet, due_date, 0, open, completed)::facet_counts
    ORDER BY organisation_id, facet, due_date) INTO changes
  FROM (SELECT moved.organisation_id, facet, due_date, coalesce(sum(step) FILTER (WHERE completed_at IS NULL), 0) AS open,
          coalesce(sum(step) FILTER (WHERE completed_at IS NOT NULL), 0) AS completed
        FROM (SELECT now.organisation_id, now.id, was.deleted_at IS NULL AS was_live, now.deleted_at IS NULL AS is_live, facet,
                sum(step) AS step
              FROM old_tasks AS was JOIN new_tasks AS now USING (id), LATERAL (
                SELECT 1 AS step, unnest(task_facets(now.origin, now.assignee_id, now.consent_document_id)) AS facet
                UNION ALL SELECT -1, unnest(task_facets(was.origin, was.assignee_id, was.consent_document_id))) AS facets
              GROUP BY 1, 2, 3, 4, 5 HAVING sum(step) <> 0) AS moved
          CROSS JOIN LATERAL (
            SELECT due_date, completed_at FROM scheduled_tasks
            WHERE organisation_id = moved.organisation_id AND task_id = moved.id AND NOT is_withdrawn
              AND (completed_at IS NOT NULL OR was_live)
            UNION ALL
            SELECT due_date, NULL FROM scheduled_tasks WHERE task_id = moved.id AND is_withdrawn AND was_live AND NOT is_live) AS date
        GROUP BY 1, 2, 3) AS days
  WHERE open <> 0 OR completed <> 0;
  IF changes IS NOT NULL THEN PERFORM add_facet_counts(changes); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER move_facet_counts AFTER UPDATE ON tasks REFERENCING OLD TABLE AS old_tasks NEW TABLE AS new_tasks
  FOR EACH STATEMENT EXECUTE FUNCTION move_facet_counts();

CREATE FUNCTION leave_facet_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes facet_counts[];
BEGIN
  IF EXISTS (SELECT FROM organisations WHERE id = OLD.organisation_id) THEN
    SELECT array_agg(ROW(organisation_id, facet, due_date, 0, -open, -completed)::facet_counts
      ORDER BY organisation_id, facet, due_date) INTO changes
    FROM (SELECT organisation_id, facet, due_date, count(*) FILTER (WHERE completed_at IS NULL) AS open,
            count(*) FILTER (WHERE completed_at IS NOT NULL) AS completed
          FROM scheduled_tasks,
            unnest(task_facets(OLD.origin, OLD.assignee_id, OLD.consent_document_id)) AS facet
          WHERE organisation_id = OLD.organisation_id AND task_id = OLD.id AND NOT is_withdrawn GROUP BY 1, 2, 3) AS days;
    IF changes IS NOT NULL THEN PERFORM add_facet_counts(changes); END IF;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER leave_facet_counts BEFORE DELETE ON tasks FOR EACH ROW EXECUTE FUNCTION leave_facet_counts();

-- The plan for the tasks of a statement is kept too: it was made anew each time, which cost more than all that is kept here.
ALTER FUNCTION renew_next_due(uuid[]) SET plan_cache_mode = force_generic_plan;

-- All that a filter finds of tasks is read from the indexes alone.
DROP INDEX tasks_of_assignee;
DROP INDEX tasks_of_document;
CREATE INDEX tasks_of_assignee ON tasks (organisation_id, assignee_id) INCLUDE (id) WHERE assignee_id IS NOT NULL;
CREATE INDEX tasks_of_document ON tasks (organisation_id, consent_document_id) INCLUDE (id)
  WHERE consent_document_id IS NOT NULL;
ANALYZE facet_counts, tasks;
