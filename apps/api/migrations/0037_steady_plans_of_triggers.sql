-- What the triggers of due dates look up has a plan that is kept, and that is made when the tables may still be empty: reading
-- them from begin to end costs nothing then, and an import in the same connection would do so for each of its rows. So these
-- functions plan by indexes alone. The earliest open date is the first of those of its task, not the first along all days
-- that turns out to be of it: the subquery stands behind OFFSET 0.
CREATE OR REPLACE FUNCTION renew_next_due(task_ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  PERFORM FROM tasks WHERE id = ANY(task_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tasks SET next_due_on = next.due_date
  FROM (SELECT task.id, first.due_date FROM tasks AS task CROSS JOIN LATERAL (
          SELECT min(due_date) AS due_date FROM (
            SELECT due_date FROM scheduled_tasks AS scheduled WHERE scheduled.organisation_id = task.organisation_id
              AND scheduled.task_id = task.id AND completed_at IS NULL AND NOT is_withdrawn OFFSET 0) AS open) AS first
        WHERE task.id = ANY(task_ids)) AS next
  WHERE tasks.id = next.id AND tasks.next_due_on IS DISTINCT FROM next.due_date;
END $$;
ALTER FUNCTION count_facets_of_dates() SET enable_seqscan = off;
ALTER FUNCTION move_facet_counts() SET enable_seqscan = off;
ALTER FUNCTION leave_facet_counts() SET enable_seqscan = off;
ALTER FUNCTION add_facet_counts(facet_counts[]) SET enable_seqscan = off;
