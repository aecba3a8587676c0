-- One look serves everybody who follows a reading, of whatever organisation; who may follow which was checked before.
GRANT SELECT (progress, page, page_count) ON consent_documents TO anupalan_system;
