-- The sweep finds orders that wait for a reading, or stand in the middle of one, and that no job will read.
GRANT SELECT (archived_at) ON consent_documents TO anupalan_system;
