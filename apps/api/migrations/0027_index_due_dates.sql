-- An index for each way in which an organisation's due dates are listed: all, open and completed ones by day, all by
-- completion, all by task. They name the task, so that filters by what tasks say read the tasks only.
CREATE INDEX scheduled_tasks_by_due ON scheduled_tasks (organisation_id, due_date, id) INCLUDE (task_id)
  WHERE NOT is_withdrawn;
CREATE INDEX scheduled_tasks_open_by_due ON scheduled_tasks (organisation_id, due_date, id) INCLUDE (task_id)
  WHERE completed_at IS NULL AND NOT is_withdrawn;
CREATE INDEX scheduled_tasks_completed_by_due ON scheduled_tasks (organisation_id, due_date, id) INCLUDE (task_id)
  WHERE completed_at IS NOT NULL;
CREATE INDEX scheduled_tasks_by_completion ON scheduled_tasks (organisation_id, completed_at, due_date, id) INCLUDE (task_id)
  WHERE NOT is_withdrawn;
CREATE INDEX scheduled_tasks_by_task ON scheduled_tasks (organisation_id, task_id, due_date) INCLUDE (id, completed_at)
  WHERE NOT is_withdrawn;
DROP INDEX scheduled_tasks_open;
CREATE INDEX scheduled_tasks_open ON scheduled_tasks (organisation_id, task_id, due_date) INCLUDE (id)
  WHERE completed_at IS NULL AND NOT is_withdrawn;

-- Deleted tasks are part of these: what was completed of them stays in the lists.
CREATE INDEX tasks_by_name ON tasks (organisation_id, name, id);
CREATE INDEX tasks_of_assignee ON tasks (organisation_id, assignee_id) WHERE assignee_id IS NOT NULL;
CREATE INDEX tasks_of_document ON tasks (organisation_id, consent_document_id) WHERE consent_document_id IS NOT NULL;
CREATE INDEX tasks_by_next_due ON tasks (organisation_id, next_due_on, id) WHERE deleted_at IS NULL;

-- A list that was imported, or a year of new dates, counts in the plans of the next minutes, not of the next day; and
-- what is read of the indexes alone stays so.
ALTER TABLE scheduled_tasks SET (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_vacuum_insert_scale_factor = 0.05);
ALTER TABLE tasks SET (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
ANALYZE scheduled_tasks, tasks, due_counts;
