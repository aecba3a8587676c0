-- What lists and the dashboard say of an organisation's due dates does not grow with their number: how many there are on
-- each day is kept beside them, and each task knows its earliest open date.

-- The day on which a date was completed, in the zone that the organisation had then; and whether an open date lost its
-- task, which only those with evidence outlive: it is due to nobody.
ALTER TABLE scheduled_tasks
  ADD COLUMN completed_on date,
  ADD COLUMN is_withdrawn boolean NOT NULL DEFAULT false;
ALTER TABLE tasks ADD COLUMN next_due_on date;

-- A zone that this PostgreSQL does not know counts as India's.
CREATE FUNCTION day_in_zone(moment timestamptz, zone text) RETURNS date LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (moment AT TIME ZONE zone)::date;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN (moment AT TIME ZONE 'Asia/Kolkata')::date;
END $$;

-- The old index goes before the rows change, and comes back with 0027.
DROP INDEX scheduled_tasks_by_due;

UPDATE scheduled_tasks AS scheduled SET completed_on =
  CASE WHEN zone.is_known THEN (completed_at AT TIME ZONE zone.name)::date ELSE (completed_at AT TIME ZONE 'Asia/Kolkata')::date END
FROM (SELECT id, time_zone AS name, time_zone IN (SELECT name FROM pg_timezone_names) AS is_known FROM organisations) AS zone
WHERE zone.id = scheduled.organisation_id AND completed_at IS NOT NULL;

UPDATE scheduled_tasks AS scheduled SET is_withdrawn = true
FROM tasks WHERE tasks.id = scheduled.task_id AND tasks.deleted_at IS NOT NULL AND scheduled.completed_at IS NULL;

ALTER TABLE scheduled_tasks
  ADD CHECK ((completed_at IS NULL) = (completed_on IS NULL)),
  ADD CHECK (NOT is_withdrawn OR completed_at IS NULL);

UPDATE tasks SET next_due_on = first.due_date
FROM (SELECT task_id, min(due_date) AS due_date FROM scheduled_tasks
      WHERE completed_at IS NULL AND NOT is_withdrawn GROUP BY task_id) AS first
WHERE first.task_id = tasks.id;

-- How many due dates an organisation has on a day: open, completed by the day, completed after it. The sum is in part 0.
-- Only one transaction of an organisation at a time writes it; others do not wait for it but add a part of their own,
-- which the next one puts to the sum. What counts is the sum of all parts.
CREATE TABLE due_counts (
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  due_date date NOT NULL,
  part bigint NOT NULL,
  open integer NOT NULL,
  on_time integer NOT NULL,
  late integer NOT NULL,
  PRIMARY KEY (organisation_id, due_date, part)
) WITH (fillfactor = 70);
CREATE INDEX due_counts_parts ON due_counts (organisation_id) WHERE part <> 0;

INSERT INTO due_counts (organisation_id, due_date, part, open, on_time, late)
SELECT organisation_id, due_date, 0, count(*) FILTER (WHERE completed_on IS NULL),
  count(*) FILTER (WHERE completed_on <= due_date), count(*) FILTER (WHERE completed_on > due_date)
FROM scheduled_tasks WHERE NOT is_withdrawn GROUP BY organisation_id, due_date;

ALTER TABLE due_counts ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON due_counts TO anupalan_app;
CREATE POLICY own ON due_counts TO anupalan_app USING (organisation_id = current_organisation());

-- The server says the day itself; this is for one that does not know the column yet, and for SQL by hand.
CREATE FUNCTION set_completed_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.completed_on := CASE WHEN NEW.completed_at IS NOT NULL THEN day_in_zone(NEW.completed_at,
    (SELECT time_zone FROM organisations WHERE id = NEW.organisation_id)) END;
  RETURN NEW;
END $$;
CREATE TRIGGER set_completed_on BEFORE INSERT OR UPDATE ON scheduled_tasks FOR EACH ROW
  WHEN ((NEW.completed_at IS NULL) <> (NEW.completed_on IS NULL)) EXECUTE FUNCTION set_completed_on();

CREATE FUNCTION withdraw_due_dates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE scheduled_tasks SET is_withdrawn = NEW.deleted_at IS NOT NULL
  WHERE organisation_id = NEW.organisation_id AND task_id = NEW.id AND completed_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER withdraw_due_dates AFTER UPDATE OF deleted_at ON tasks FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION withdraw_due_dates();

-- Adds to the counts of days. The array is sorted, so that one organisation alone is told by its ends.
CREATE FUNCTION add_due_counts(changes due_counts[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  organisation uuid := changes[1].organisation_id;
  own_part bigint := 0;
BEGIN
  IF organisation = changes[array_upper(changes, 1)].organisation_id
    AND pg_try_advisory_xact_lock(hashtextextended(organisation::text, 26))
  THEN
    IF EXISTS (SELECT FROM due_counts WHERE organisation_id = organisation AND part <> 0) THEN
      WITH gone AS (
        DELETE FROM due_counts WHERE organisation_id = organisation AND part <> 0 RETURNING due_date, open, on_time, late)
      INSERT INTO due_counts AS kept SELECT organisation, due_date, 0, sum(open), sum(on_time), sum(late) FROM gone
      GROUP BY due_date
      ON CONFLICT (organisation_id, due_date, part) DO UPDATE SET open = kept.open + excluded.open,
        on_time = kept.on_time + excluded.on_time, late = kept.late + excluded.late;
    END IF;
  ELSE
    own_part := pg_current_xact_id()::text::bigint;
  END IF;
  -- An organisation that is being deleted takes its counts with it.
  INSERT INTO due_counts AS kept
  SELECT change.organisation_id, change.due_date, own_part, change.open, change.on_time, change.late
  FROM unnest(changes) AS change JOIN organisations ON organisations.id = change.organisation_id
  ON CONFLICT (organisation_id, due_date, part) DO UPDATE SET open = kept.open + excluded.open,
    on_time = kept.on_time + excluded.on_time, late = kept.late + excluded.late;
END $$;

-- Tasks are locked before their earliest open date is looked up: what another transaction has changed is seen then. Who
-- changes due dates that others may change as well locks their tasks first and the dates then, as this does.
CREATE FUNCTION renew_next_due(task_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tasks WHERE id = ANY(task_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tasks SET next_due_on = next.due_date
  FROM (SELECT id, (SELECT min(due_date) FROM scheduled_tasks AS scheduled WHERE scheduled.organisation_id = task.organisation_id
          AND scheduled.task_id = task.id AND completed_at IS NULL AND NOT is_withdrawn) AS due_date
        FROM tasks AS task WHERE id = ANY(task_ids)) AS next
  WHERE tasks.id = next.id AND tasks.next_due_on IS DISTINCT FROM next.due_date;
END $$;

CREATE FUNCTION follow_due_dates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes due_counts[];
  touched uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT task_id) INTO touched FROM new_dates WHERE completed_on IS NULL AND NOT is_withdrawn;
    SELECT array_agg(ROW(organisation_id, due_date, 0, open, on_time, late)::due_counts ORDER BY organisation_id, due_date)
    INTO changes
    FROM (SELECT organisation_id, due_date, count(*) FILTER (WHERE completed_on IS NULL) AS open,
            count(*) FILTER (WHERE completed_on <= due_date) AS on_time, count(*) FILTER (WHERE completed_on > due_date) AS late
          FROM new_dates WHERE NOT is_withdrawn GROUP BY organisation_id, due_date) AS days;
  ELSIF TG_OP = 'DELETE' THEN
    -- An organisation that is being deleted takes its tasks and counts with it; who deletes it may not change them.
    SELECT array_agg(DISTINCT task_id) INTO touched FROM old_dates JOIN organisations ON organisations.id = organisation_id
    WHERE completed_on IS NULL AND NOT is_withdrawn;
    SELECT array_agg(ROW(organisation_id, due_date, 0, -open, -on_time, -late)::due_counts ORDER BY organisation_id, due_date)
    INTO changes
    FROM (SELECT organisation_id, due_date, count(*) FILTER (WHERE completed_on IS NULL) AS open,
            count(*) FILTER (WHERE completed_on <= due_date) AS on_time, count(*) FILTER (WHERE completed_on > due_date) AS late
          FROM old_dates JOIN organisations ON organisations.id = organisation_id
          WHERE NOT is_withdrawn GROUP BY organisation_id, due_date) AS days;
  ELSE
    SELECT array_agg(DISTINCT task_id) INTO touched
    FROM (SELECT task_id FROM (SELECT 1 AS step, * FROM new_dates UNION ALL SELECT -1, * FROM old_dates) AS dates
          WHERE completed_on IS NULL AND NOT is_withdrawn GROUP BY task_id, due_date HAVING sum(step) <> 0) AS moved;
    SELECT array_agg(ROW(organisation_id, due_date, 0, open, on_time, late)::due_counts ORDER BY organisation_id, due_date)
    INTO changes
    FROM (SELECT organisation_id, due_date, coalesce(sum(step) FILTER (WHERE completed_on IS NULL), 0) AS open,
            coalesce(sum(step) FILTER (WHERE completed_on <= due_date), 0) AS on_time,
            coalesce(sum(step) FILTER (WHERE completed_on > due_date), 0) AS late
          FROM (SELECT 1 AS step, * FROM new_dates UNION ALL SELECT -1, * FROM old_dates) AS dates
          WHERE NOT is_withdrawn GROUP BY organisation_id, due_date) AS days
    WHERE open <> 0 OR on_time <> 0 OR late <> 0;
  END IF;
  IF touched IS NOT NULL THEN PERFORM renew_next_due(touched); END IF;
  IF changes IS NOT NULL THEN PERFORM add_due_counts(changes); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_added_due_dates AFTER INSERT ON scheduled_tasks REFERENCING NEW TABLE AS new_dates
  FOR EACH STATEMENT EXECUTE FUNCTION follow_due_dates();
CREATE TRIGGER follow_changed_due_dates AFTER UPDATE ON scheduled_tasks
  REFERENCING OLD TABLE AS old_dates NEW TABLE AS new_dates FOR EACH STATEMENT EXECUTE FUNCTION follow_due_dates();
CREATE TRIGGER follow_deleted_due_dates AFTER DELETE ON scheduled_tasks REFERENCING OLD TABLE AS old_dates
  FOR EACH STATEMENT EXECUTE FUNCTION follow_due_dates();
