-- What a list says under a filter by tasks, its total, its months and where a page begins, does not grow with the due
-- dates either: each task has the days of a year on which it is due, as bits, open and completed ones apart. The first bit
-- is the first of January. A task has one due date on a day at most.
CREATE TABLE due_days (
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  task_id uuid NOT NULL,
  year integer NOT NULL,
  open bit(366) NOT NULL,
  completed bit(366) NOT NULL,
  PRIMARY KEY (organisation_id, task_id, year),
  FOREIGN KEY (organisation_id, task_id) REFERENCES tasks (organisation_id, id) ON DELETE CASCADE
) WITH (fillfactor = 80);
ALTER TABLE due_days ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON due_days TO anupalan_app;
CREATE POLICY own ON due_days TO anupalan_app USING (organisation_id = current_organisation());

-- A year with the bit of one day.
CREATE FUNCTION day_bit(day date) RETURNS bit LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT set_bit(0::bit(366), extract(doy FROM day)::integer - 1, 1)
$$;

INSERT INTO due_days (organisation_id, task_id, year, open, completed)
SELECT organisation_id, task_id, extract(year FROM due_date)::integer,
  coalesce(bit_or(day_bit(due_date)) FILTER (WHERE completed_at IS NULL), 0::bit(366)),
  coalesce(bit_or(day_bit(due_date)) FILTER (WHERE completed_at IS NOT NULL), 0::bit(366))
FROM scheduled_tasks WHERE NOT is_withdrawn
GROUP BY organisation_id, task_id, extract(year FROM due_date)::integer
ORDER BY organisation_id, task_id, extract(year FROM due_date)::integer;

-- A date that comes, goes, is completed or opened turns bits over; what was and what is now are two changes, which cancel
-- each other where nothing has changed. The triggers come after those of the counts, which lock the tasks. Tasks that are
-- being deleted take their days with them, and so do organisations; who deletes these may not write here. The statements
-- take no parameters, so that each connection plans them once.
CREATE FUNCTION follow_due_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO due_days AS kept
    SELECT organisation_id, task_id, extract(year FROM due_date)::integer,
      coalesce(bit_xor(day_bit(due_date)) FILTER (WHERE completed_at IS NULL), 0::bit(366)),
      coalesce(bit_xor(day_bit(due_date)) FILTER (WHERE completed_at IS NOT NULL), 0::bit(366))
    FROM new_dates WHERE NOT is_withdrawn GROUP BY 1, 2, 3 ORDER BY 2, 3
    ON CONFLICT (organisation_id, task_id, year) DO UPDATE
      SET open = kept.open # excluded.open, completed = kept.completed # excluded.completed;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO due_days AS kept
    SELECT organisation_id, task_id, extract(year FROM due_date)::integer,
      coalesce(bit_xor(day_bit(due_date)) FILTER (WHERE completed_at IS NULL), 0::bit(366)),
      coalesce(bit_xor(day_bit(due_date)) FILTER (WHERE completed_at IS NOT NULL), 0::bit(366))
    FROM (SELECT * FROM new_dates UNION ALL SELECT * FROM old_dates) AS dates
    WHERE NOT is_withdrawn GROUP BY 1, 2, 3
    HAVING bit_xor(day_bit(due_date)) <> 0::bit(366)
      OR bit_xor(day_bit(due_date)) FILTER (WHERE completed_at IS NULL) <> 0::bit(366)
    ORDER BY 2, 3
    ON CONFLICT (organisation_id, task_id, year) DO UPDATE
      SET open = kept.open # excluded.open, completed = kept.completed # excluded.completed;
  ELSIF EXISTS (SELECT FROM old_dates JOIN tasks ON tasks.id = task_id WHERE NOT is_withdrawn) THEN
    INSERT INTO due_days AS kept
    SELECT date.organisation_id, task_id, extract(year FROM due_date)::integer,
      coalesce(bit_xor(day_bit(due_date)) FILTER (WHERE completed_at IS NULL), 0::bit(366)),
      coalesce(bit_xor(day_bit(due_date)) FILTER (WHERE completed_at IS NOT NULL), 0::bit(366))
    FROM old_dates AS date JOIN tasks ON tasks.id = task_id WHERE NOT is_withdrawn GROUP BY 1, 2, 3 ORDER BY 2, 3
    ON CONFLICT (organisation_id, task_id, year) DO UPDATE
      SET open = kept.open # excluded.open, completed = kept.completed # excluded.completed;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER turn_added_due_days AFTER INSERT ON scheduled_tasks REFERENCING NEW TABLE AS new_dates
  FOR EACH STATEMENT EXECUTE FUNCTION follow_due_days();
CREATE TRIGGER turn_changed_due_days AFTER UPDATE ON scheduled_tasks
  REFERENCING OLD TABLE AS old_dates NEW TABLE AS new_dates FOR EACH STATEMENT EXECUTE FUNCTION follow_due_days();
CREATE TRIGGER turn_deleted_due_days AFTER DELETE ON scheduled_tasks REFERENCING OLD TABLE AS old_dates
  FOR EACH STATEMENT EXECUTE FUNCTION follow_due_days();

-- Words are searched in the names without regard to case. ILIKE makes each name small anew, which costs more than the
-- search; so the small name is kept, and an index has it for each organisation.
ALTER TABLE tasks ADD COLUMN folded_name text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED;
CREATE INDEX tasks_by_folded_name ON tasks (organisation_id, folded_name) INCLUDE (id);
-- Every other task is of one origin: they are read from the index alone.
CREATE INDEX tasks_by_origin ON tasks (organisation_id, origin) INCLUDE (id);

-- What was completed is listed by day in an index of its own. Its condition is not that of any other, and it holds all that
-- is asked: PostgreSQL, which plans for an organisation of usual size, would sort all that a large one has completed.
DROP INDEX scheduled_tasks_completed_by_due;
CREATE INDEX scheduled_tasks_completed_by_due ON scheduled_tasks (organisation_id, due_date, id) INCLUDE (task_id, completed_at)
  WHERE completed_on IS NOT NULL AND NOT is_withdrawn;
ANALYZE due_days, tasks, scheduled_tasks;
