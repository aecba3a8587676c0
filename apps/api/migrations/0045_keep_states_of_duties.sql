-- The state of a duty follows from three things that a task is to know of its due dates: how many days are between them, the
-- earliest that is open (`next_due_on`, 0026), and the latest that is completed: whether that was late, and has evidence. So
-- what the dashboard counts grows with the tasks, never with their due dates.

-- As `periodDays` of the engine, to which a test compares it: days between two due dates, on average for several a period;
-- null for a task that is due once.
CREATE FUNCTION period_days(schedule jsonb) RETURNS real LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN schedule ->> 'frequency' IS NOT NULL THEN CASE schedule ->> 'frequency'
      WHEN 'daily' THEN 1 WHEN 'weekly' THEN 7 WHEN 'monthly' THEN 31
      WHEN 'quarterly' THEN 92 WHEN 'half_yearly' THEN 184 WHEN 'yearly' THEN 366 END
    WHEN jsonb_typeof(schedule -> 'interval') = 'object' THEN
      (schedule #>> '{interval,every}')::real
      * CASE schedule #>> '{interval,unit}' WHEN 'day' THEN 1 WHEN 'week' THEN 7 WHEN 'month' THEN 31 WHEN 'year' THEN 366 END
      / greatest(1, CASE
          WHEN jsonb_typeof(schedule #> '{interval,days}') = 'array' THEN jsonb_array_length(schedule #> '{interval,days}')
          WHEN jsonb_typeof(schedule #> '{interval,daysOfMonth}') = 'array'
            THEN jsonb_array_length(schedule #> '{interval,daysOfMonth}')
        END)
  END
$$;

ALTER TABLE tasks
  ADD COLUMN period_days real GENERATED ALWAYS AS (period_days(schedule)) STORED,
  ADD COLUMN last_done_due_on date,
  ADD COLUMN last_done_is_late boolean NOT NULL DEFAULT false,
  ADD COLUMN last_done_has_evidence boolean NOT NULL DEFAULT false;

-- Due more often than weekly: they are counted apart.
CREATE INDEX tasks_rounds ON tasks (organisation_id, id) INCLUDE (name, assignee_id) WHERE deleted_at IS NULL AND period_days < 7;
-- The latest that is completed is the first of it: a daily task has a year of open dates behind that.
CREATE INDEX scheduled_tasks_completed_by_task ON scheduled_tasks (organisation_id, task_id, due_date) INCLUDE (id)
  WHERE completed_on IS NOT NULL AND NOT is_withdrawn;

-- The earliest open date of tasks and their latest completed one. The tasks are locked before one looks, so that what another
-- transaction has just changed is seen.
CREATE OR REPLACE FUNCTION renew_next_due(task_ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  PERFORM FROM tasks WHERE id = ANY(task_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tasks SET next_due_on = now.next_due_on, last_done_due_on = now.due_date,
    last_done_is_late = now.is_late, last_done_has_evidence = now.has_evidence
  FROM (SELECT task.id, first.due_date AS next_due_on, last.due_date, coalesce(last.completed_on > last.due_date, false) AS is_late,
          last.id IS NOT NULL AND EXISTS (SELECT FROM evidence WHERE scheduled_task_id = last.id) AS has_evidence
        FROM tasks AS task CROSS JOIN LATERAL (
          SELECT min(due_date) AS due_date FROM (
            SELECT due_date FROM scheduled_tasks AS scheduled WHERE scheduled.organisation_id = task.organisation_id
              AND scheduled.task_id = task.id AND completed_at IS NULL AND NOT is_withdrawn OFFSET 0) AS open) AS first
        LEFT JOIN LATERAL (
          SELECT scheduled.id, due_date, completed_on FROM scheduled_tasks AS scheduled
          WHERE scheduled.organisation_id = task.organisation_id AND scheduled.task_id = task.id
            AND completed_on IS NOT NULL AND NOT is_withdrawn
          ORDER BY scheduled.organisation_id DESC, scheduled.task_id DESC, due_date DESC LIMIT 1) AS last ON true
        WHERE task.id = ANY(task_ids)) AS now
  WHERE tasks.id = now.id
    AND (tasks.next_due_on, tasks.last_done_due_on, tasks.last_done_is_late, tasks.last_done_has_evidence)
      IS DISTINCT FROM (now.next_due_on, now.due_date, now.is_late, now.has_evidence);
END $$;

-- Completed dates that come, go or are amended touch their tasks as open ones do.
CREATE OR REPLACE FUNCTION follow_due_dates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes due_counts[];
  touched uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT task_id) INTO touched FROM new_dates WHERE NOT is_withdrawn;
    SELECT array_agg(ROW(organisation_id, due_date, 0, open, on_time, late)::due_counts ORDER BY organisation_id, due_date)
    INTO changes
    FROM (SELECT organisation_id, due_date, count(*) FILTER (WHERE completed_on IS NULL) AS open,
            count(*) FILTER (WHERE completed_on <= due_date) AS on_time, count(*) FILTER (WHERE completed_on > due_date) AS late
          FROM new_dates WHERE NOT is_withdrawn GROUP BY organisation_id, due_date) AS days;
  ELSIF TG_OP = 'DELETE' THEN
    -- An organisation that is being deleted takes its tasks and counts with it; who deletes it may not change them.
    SELECT array_agg(DISTINCT task_id) INTO touched FROM old_dates JOIN organisations ON organisations.id = organisation_id
    WHERE NOT is_withdrawn;
    SELECT array_agg(ROW(organisation_id, due_date, 0, -open, -on_time, -late)::due_counts ORDER BY organisation_id, due_date)
    INTO changes
    FROM (SELECT organisation_id, due_date, count(*) FILTER (WHERE completed_on IS NULL) AS open,
            count(*) FILTER (WHERE completed_on <= due_date) AS on_time, count(*) FILTER (WHERE completed_on > due_date) AS late
          FROM old_dates JOIN organisations ON organisations.id = organisation_id
          WHERE NOT is_withdrawn GROUP BY organisation_id, due_date) AS days;
  ELSE
    SELECT array_agg(DISTINCT task_id) INTO touched
    FROM (SELECT task_id FROM (SELECT 1 AS step, * FROM new_dates UNION ALL SELECT -1, * FROM old_dates) AS dates
          WHERE NOT is_withdrawn GROUP BY task_id, due_date, completed_on HAVING sum(step) <> 0) AS moved;
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

-- Evidence that comes or goes may be that of the latest completed date. Who adds or deletes it has locked the task.
CREATE FUNCTION follow_evidence() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE
  touched uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT task_id) INTO touched
    FROM new_evidence, LATERAL (SELECT task_id FROM scheduled_tasks WHERE id = scheduled_task_id OFFSET 0) AS date;
  ELSE
    -- Who deletes an organisation may not read its due dates: nothing of them is asked then.
    IF NOT EXISTS (SELECT FROM old_evidence JOIN organisations ON organisations.id = organisation_id) THEN RETURN NULL; END IF;
    SELECT array_agg(DISTINCT task_id) INTO touched
    FROM old_evidence JOIN organisations ON organisations.id = organisation_id,
      LATERAL (SELECT task_id FROM scheduled_tasks WHERE id = scheduled_task_id OFFSET 0) AS date;
  END IF;
  IF touched IS NOT NULL THEN PERFORM renew_next_due(touched); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_added_evidence AFTER INSERT ON evidence REFERENCING NEW TABLE AS new_evidence
  FOR EACH STATEMENT EXECUTE FUNCTION follow_evidence();
CREATE TRIGGER follow_deleted_evidence AFTER DELETE ON evidence REFERENCING OLD TABLE AS old_evidence
  FOR EACH STATEMENT EXECUTE FUNCTION follow_evidence();

UPDATE tasks SET last_done_due_on = last.due_date, last_done_is_late = last.completed_on > last.due_date,
  last_done_has_evidence = EXISTS (SELECT FROM evidence WHERE scheduled_task_id = last.id)
FROM (SELECT DISTINCT ON (task_id) task_id, id, due_date, completed_on FROM scheduled_tasks
      WHERE completed_on IS NOT NULL AND NOT is_withdrawn ORDER BY task_id, due_date DESC) AS last
WHERE tasks.id = last.task_id;
ANALYZE tasks, scheduled_tasks;
