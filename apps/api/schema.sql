-- Generated from the migrations by `pnpm --filter @anupalan/api generate`. Do not edit.

CREATE TABLE alert_mails (
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  morning date NOT NULL,
  sent_at timestamp with time zone NOT NULL
);
CREATE TABLE alert_mornings (
  organisation_id uuid NOT NULL,
  last_morning date NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  last_digest_week date
);
CREATE TABLE alerts (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  task_id uuid,
  consent_document_id uuid,
  due_date date NOT NULL,
  stage integer NOT NULL,
  recipient_id uuid NOT NULL,
  channel text NOT NULL,
  morning date NOT NULL,
  result text NOT NULL,
  note text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  renewal_of_id uuid
);
CREATE TABLE audit_log (
  id uuid NOT NULL,
  organisation_id uuid,
  actor_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  summary text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE blog_categories (
  id uuid NOT NULL,
  name text NOT NULL
);
CREATE TABLE blog_images (
  key text NOT NULL,
  size bigint NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE blogs (
  id uuid NOT NULL,
  category_id uuid NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  media_path text,
  written_by text,
  written_by_designation text,
  read_time integer,
  html_content text NOT NULL,
  published_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  source text
);
CREATE TABLE calendar_tokens (
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  scope text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE consent_documents (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  title text NOT NULL,
  file_name text NOT NULL,
  mime_type text NOT NULL,
  size bigint NOT NULL,
  sha256 bytea NOT NULL,
  file_key text NOT NULL,
  shown_key text,
  shown_size bigint,
  page_count integer,
  uploaded_by uuid NOT NULL,
  status text NOT NULL DEFAULT 'queued'::text,
  progress real NOT NULL DEFAULT 0,
  page integer,
  failure text,
  unread_pages integer[] NOT NULL DEFAULT '{}'::integer[],
  facts jsonb NOT NULL DEFAULT '{}'::jsonb,
  corrected_facts jsonb NOT NULL DEFAULT '{}'::jsonb,
  validity jsonb NOT NULL DEFAULT '[]'::jsonb,
  limits jsonb NOT NULL DEFAULT '[]'::jsonb,
  questions jsonb NOT NULL DEFAULT '[]'::jsonb,
  paragraphs jsonb,
  superseded_by_id uuid,
  archived_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  read_from timestamp with time zone,
  answers jsonb NOT NULL DEFAULT '{}'::jsonb,
  needs_password boolean NOT NULL DEFAULT false,
  unread_lines jsonb NOT NULL DEFAULT '[]'::jsonb,
  recognised_pages integer[] NOT NULL DEFAULT '{}'::integer[],
  doubts jsonb NOT NULL DEFAULT '[]'::jsonb,
  renewal_applied_on date,
  renewal_reference text
);
CREATE TABLE consent_limits (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consent_document_id uuid NOT NULL,
  "position" integer NOT NULL,
  medium text NOT NULL,
  point text,
  parameter text NOT NULL,
  limit_value text NOT NULL,
  unit text,
  averaging text,
  citation jsonb NOT NULL,
  confidence real NOT NULL,
  source text NOT NULL,
  read_as jsonb,
  removed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE consent_particulars (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consent_document_id uuid NOT NULL,
  "position" integer NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  value text,
  unit text,
  citation jsonb NOT NULL,
  confidence real NOT NULL,
  source text NOT NULL,
  read_as jsonb,
  removed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE due_counts (
  organisation_id uuid NOT NULL,
  due_date date NOT NULL,
  part bigint NOT NULL,
  open integer NOT NULL,
  on_time integer NOT NULL,
  late integer NOT NULL
);
CREATE TABLE due_days (
  organisation_id uuid NOT NULL,
  task_id uuid NOT NULL,
  year integer NOT NULL,
  open bit(366) NOT NULL,
  completed bit(366) NOT NULL
);
CREATE TABLE enquiries (
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  lab_id uuid NOT NULL,
  company_name text NOT NULL,
  lab_name text NOT NULL,
  asked_by uuid NOT NULL,
  asked_by_name text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  medium text NOT NULL,
  parameters jsonb NOT NULL,
  site text,
  due_date date,
  task_id uuid,
  scheduled_task_id uuid,
  source_quote text,
  source_page integer,
  status text NOT NULL DEFAULT 'sent'::text,
  quoted_amount integer,
  report_by date,
  quote_note text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  consent_document_id uuid
);
CREATE TABLE enquiry_events (
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  lab_id uuid NOT NULL,
  enquiry_id uuid NOT NULL,
  side text NOT NULL,
  by_name text NOT NULL,
  to_status text,
  text text,
  told_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE evidence (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  scheduled_task_id uuid NOT NULL,
  file_name text NOT NULL,
  mime_type text NOT NULL,
  size bigint NOT NULL,
  sha256 bytea NOT NULL,
  file_key text NOT NULL,
  effective_date date,
  uploaded_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE facet_counts (
  organisation_id uuid NOT NULL,
  facet uuid NOT NULL,
  due_date date NOT NULL,
  part bigint NOT NULL,
  open integer NOT NULL,
  completed integer NOT NULL
);
CREATE TABLE file_keys (
  is_only boolean NOT NULL DEFAULT true,
  fingerprint bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE file_sweeps (
  is_only boolean NOT NULL DEFAULT true,
  lease_until timestamp with time zone,
  token text,
  next_token text,
  swept_at timestamp with time zone,
  deleted integer NOT NULL DEFAULT 0
);
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status integer,
  body jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  mark_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE lab_pages (
  organisation_id uuid NOT NULL,
  name text NOT NULL,
  address text,
  state text,
  about text,
  scope jsonb NOT NULL DEFAULT '[]'::jsonb,
  media text[] NOT NULL DEFAULT '{}'::text[],
  equipment jsonb NOT NULL DEFAULT '[]'::jsonb,
  states_served text[] NOT NULL DEFAULT '{}'::text[],
  nabl_no text,
  nabl_valid_until date,
  is_recognised boolean NOT NULL DEFAULT false,
  recognised_until date,
  contact_name text,
  contact_email text,
  contact_phone text,
  published_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE lab_reports (
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  lab_id uuid NOT NULL,
  enquiry_id uuid NOT NULL,
  file_name text NOT NULL,
  mime_type text NOT NULL,
  size bigint NOT NULL,
  sha256 bytea NOT NULL,
  file_key text NOT NULL,
  report_no text,
  sampled_on date,
  note text,
  uploaded_by text NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  remark text,
  decided_by text,
  decided_at timestamp with time zone,
  is_evidence boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  not_compared text
);
CREATE TABLE learned_readings (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  key_hash text NOT NULL,
  wording text NOT NULL,
  lesson jsonb NOT NULL,
  taught_by text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE newsletter_subscribers (
  id uuid NOT NULL,
  email text NOT NULL,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE newsletter_tokens (
  token_hash bytea NOT NULL,
  subscriber_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE notification_preferences (
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  in_app boolean NOT NULL,
  email boolean NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE notifications (
  id uuid NOT NULL,
  organisation_id uuid,
  title text NOT NULL,
  message text NOT NULL,
  type text NOT NULL,
  channel text NOT NULL,
  audience text NOT NULL,
  link text,
  created_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  fanned_out_at timestamp with time zone
);
CREATE TABLE obligations (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consent_document_id uuid NOT NULL,
  "position" integer NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  condition_no text,
  category text NOT NULL,
  frequency text,
  recurring boolean NOT NULL,
  stated_frequency text,
  due_date date,
  done boolean,
  schedule jsonb,
  recurrence jsonb,
  basis text,
  citation jsonb NOT NULL,
  confidence real NOT NULL,
  state text NOT NULL DEFAULT 'suggested'::text,
  edited_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  source text NOT NULL DEFAULT 'read'::text,
  read_citation jsonb,
  merged_into uuid,
  undo jsonb,
  read_as jsonb,
  learned_from uuid,
  title_edited_at timestamp with time zone,
  name_rule integer NOT NULL DEFAULT 0,
  past_settled boolean NOT NULL DEFAULT false,
  past_due_on date,
  past_answer text,
  past_completed_on date,
  statutory_ids uuid[]
);
CREATE TABLE order_packs (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consent_document_id uuid NOT NULL,
  kind text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  requested_by uuid NOT NULL,
  status text NOT NULL DEFAULT 'queued'::text,
  progress real NOT NULL DEFAULT 0,
  failure text,
  file_key text,
  file_name text,
  size bigint,
  sha256 bytea,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL
);
CREATE TABLE organisations (
  id uuid NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  address text,
  state text,
  sector text,
  category text,
  wastes jsonb NOT NULL DEFAULT '[]'::jsonb,
  equipment jsonb NOT NULL DEFAULT '[]'::jsonb,
  scope jsonb NOT NULL DEFAULT '[]'::jsonb,
  accreditation text,
  time_zone text NOT NULL DEFAULT 'Asia/Kolkata'::text,
  verified_domain text,
  owner_id uuid,
  trial_ends_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  is_demo boolean NOT NULL DEFAULT false,
  storage_quota_bytes bigint,
  daily_pages integer
);
CREATE TABLE pages_read (
  organisation_id uuid NOT NULL,
  day date NOT NULL,
  pages integer NOT NULL
);
CREATE TABLE password_tokens (
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE push_subscriptions (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE rate_limits (
  key text NOT NULL,
  window_ends_at timestamp with time zone NOT NULL,
  hits integer NOT NULL
);
CREATE TABLE recognised_words (
  organisation_id uuid NOT NULL,
  consent_document_id uuid NOT NULL,
  page integer NOT NULL,
  turn integer NOT NULL,
  lines jsonb NOT NULL
);
CREATE TABLE result_reports (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consent_document_id uuid NOT NULL,
  evidence_id uuid,
  lab_report_id uuid,
  file_key text,
  file_name text NOT NULL,
  mime_type text NOT NULL,
  size bigint NOT NULL,
  sha256 bytea NOT NULL,
  sampled_on date,
  uploaded_by uuid NOT NULL,
  status text NOT NULL DEFAULT 'queued'::text,
  failure text,
  unread_pages integer[] NOT NULL DEFAULT '{}'::integer[],
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE result_values (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  report_id uuid NOT NULL,
  "position" integer NOT NULL,
  medium text,
  point text,
  parameter text NOT NULL,
  value text NOT NULL,
  unit text,
  averaging text,
  method text,
  printed_limit text,
  sampled_on date,
  citation jsonb NOT NULL,
  read_as jsonb,
  corrected_by uuid,
  corrected_at timestamp with time zone
);
CREATE TABLE role_permissions (
  id uuid NOT NULL,
  organisation_id uuid,
  role_id uuid NOT NULL,
  permission_name text NOT NULL,
  access_level text NOT NULL
);
CREATE TABLE roles (
  id uuid NOT NULL,
  organisation_id uuid,
  name text NOT NULL,
  slug text NOT NULL,
  base_role_id uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE saved_views (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  screen text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  hidden_columns text[] NOT NULL DEFAULT '{}'::text[],
  density text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE scheduled_tasks (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  task_id uuid NOT NULL,
  due_date date NOT NULL,
  completed_at timestamp with time zone,
  completed_by uuid,
  remark text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  completed_on date,
  is_withdrawn boolean NOT NULL DEFAULT false,
  reference text
);
CREATE TABLE sessions (
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone NOT NULL DEFAULT now(),
  ended_at timestamp with time zone
);
CREATE TABLE statutory_confirmations (
  organisation_id uuid NOT NULL,
  statutory_id uuid NOT NULL,
  confirmed_by uuid NOT NULL,
  confirmed_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE support_events (
  id uuid NOT NULL,
  organisation_id uuid,
  support_request_id uuid NOT NULL,
  from_status text,
  to_status text,
  text text,
  by_name text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE support_requests (
  id uuid NOT NULL,
  organisation_id uuid,
  user_id uuid,
  subject text NOT NULL,
  message text NOT NULL,
  type text NOT NULL,
  status text NOT NULL DEFAULT 'OPEN'::text,
  name text NOT NULL,
  email text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE tasks (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  origin text NOT NULL,
  schedule jsonb NOT NULL,
  frequency text,
  begins_on date NOT NULL,
  alert_days integer[] NOT NULL,
  assignee_id uuid,
  consent_document_id uuid,
  obligation_id uuid,
  citation jsonb,
  occurrences_until date NOT NULL,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  statutory_id uuid,
  next_due_on date,
  event_obligation_id uuid,
  happened_on date,
  folded_name text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
  description_letters bit(1024) GENERATED ALWAYS AS (
CASE
    WHEN (description <> ''::text) THEN letter_bits(description)
    ELSE NULL::"bit"
END) STORED,
  evidence_required boolean NOT NULL DEFAULT false,
  period_days real GENERATED ALWAYS AS (period_days(schedule)) STORED,
  last_done_due_on date,
  last_done_is_late boolean NOT NULL DEFAULT false,
  last_done_has_evidence boolean NOT NULL DEFAULT false
);
CREATE TABLE technical_documents (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  folder_id uuid,
  title text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  version integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE technical_folders (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  parent_id uuid,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE technical_versions (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  document_id uuid NOT NULL,
  number integer NOT NULL,
  restored_from integer,
  file_name text NOT NULL,
  mime_type text NOT NULL,
  size bigint NOT NULL,
  sha256 bytea NOT NULL,
  file_key text NOT NULL,
  uploaded_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE user_notifications (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  read_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE users (
  id uuid NOT NULL,
  organisation_id uuid,
  role_id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text,
  email_verified_at timestamp with time zone,
  mobile_no text,
  designation text,
  department text,
  avatar_key text,
  avatar_size integer,
  is_active boolean NOT NULL DEFAULT true,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  invited_until timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  has_digest boolean NOT NULL DEFAULT false
);

ALTER TABLE alert_mails ADD CONSTRAINT alert_mails_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE alert_mails ADD CONSTRAINT alert_mails_pkey PRIMARY KEY (organisation_id, user_id, morning);
ALTER TABLE alert_mails ADD CONSTRAINT alert_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE alert_mornings ADD CONSTRAINT alert_mornings_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE alert_mornings ADD CONSTRAINT alert_mornings_pkey PRIMARY KEY (organisation_id);
ALTER TABLE alerts ADD CONSTRAINT alerts_channel_check CHECK ((channel = ANY (ARRAY['in_app'::text, 'email'::text])));
ALTER TABLE alerts ADD CONSTRAINT alerts_check CHECK ((num_nonnulls(task_id, consent_document_id, renewal_of_id) = 1));
ALTER TABLE alerts ADD CONSTRAINT alerts_organisation_id_consent_document_id_fkey FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE alerts ADD CONSTRAINT alerts_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE alerts ADD CONSTRAINT alerts_organisation_id_renewal_of_id_fkey FOREIGN KEY (organisation_id, renewal_of_id) REFERENCES consent_documents(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE alerts ADD CONSTRAINT alerts_organisation_id_task_id_fkey FOREIGN KEY (organisation_id, task_id) REFERENCES tasks(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE alerts ADD CONSTRAINT alerts_pkey PRIMARY KEY (id);
ALTER TABLE alerts ADD CONSTRAINT alerts_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES users(id);
ALTER TABLE alerts ADD CONSTRAINT alerts_result_check CHECK ((result = ANY (ARRAY['pending'::text, 'sent'::text, 'failed'::text, 'skipped'::text])));
ALTER TABLE audit_log ADD CONSTRAINT audit_log_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE blog_categories ADD CONSTRAINT blog_categories_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)));
ALTER TABLE blog_categories ADD CONSTRAINT blog_categories_pkey PRIMARY KEY (id);
ALTER TABLE blog_images ADD CONSTRAINT blog_images_height_check CHECK ((height > 0));
ALTER TABLE blog_images ADD CONSTRAINT blog_images_key_check CHECK ((char_length(key) = 43));
ALTER TABLE blog_images ADD CONSTRAINT blog_images_pkey PRIMARY KEY (key);
ALTER TABLE blog_images ADD CONSTRAINT blog_images_size_check CHECK ((size > 0));
ALTER TABLE blog_images ADD CONSTRAINT blog_images_width_check CHECK ((width > 0));
ALTER TABLE blogs ADD CONSTRAINT blogs_category_id_fkey FOREIGN KEY (category_id) REFERENCES blog_categories(id);
ALTER TABLE blogs ADD CONSTRAINT blogs_description_check CHECK ((char_length(description) <= 5000));
ALTER TABLE blogs ADD CONSTRAINT blogs_pkey PRIMARY KEY (id);
ALTER TABLE blogs ADD CONSTRAINT blogs_read_time_check CHECK ((read_time > 0));
ALTER TABLE blogs ADD CONSTRAINT blogs_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 255)));
ALTER TABLE calendar_tokens ADD CONSTRAINT calendar_tokens_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE calendar_tokens ADD CONSTRAINT calendar_tokens_pkey PRIMARY KEY (user_id, scope);
ALTER TABLE calendar_tokens ADD CONSTRAINT calendar_tokens_scope_check CHECK ((scope = ANY (ARRAY['mine'::text, 'organisation'::text])));
ALTER TABLE calendar_tokens ADD CONSTRAINT calendar_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32));
ALTER TABLE calendar_tokens ADD CONSTRAINT calendar_tokens_token_hash_key UNIQUE (token_hash);
ALTER TABLE calendar_tokens ADD CONSTRAINT calendar_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_check CHECK (((renewal_reference IS NULL) OR (renewal_applied_on IS NOT NULL)));
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 255)));
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_page_count_check CHECK ((page_count > 0));
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_pkey PRIMARY KEY (id);
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_progress_check CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision)));
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_renewal_reference_check CHECK (((char_length(renewal_reference) >= 1) AND (char_length(renewal_reference) <= 100)));
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_sha256_check CHECK ((octet_length(sha256) = 32));
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_shown_size_check CHECK ((shown_size > 0));
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_size_check CHECK ((size > 0));
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'reading'::text, 'ready'::text, 'failed'::text])));
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_superseded_by_id_fkey FOREIGN KEY (superseded_by_id) REFERENCES consent_documents(id);
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 255)));
ALTER TABLE consent_documents ADD CONSTRAINT consent_documents_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id);
ALTER TABLE consent_limits ADD CONSTRAINT consent_limits_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision)));
ALTER TABLE consent_limits ADD CONSTRAINT consent_limits_medium_check CHECK ((medium = ANY (ARRAY['effluent'::text, 'sewage'::text, 'emission'::text, 'ambient_air'::text, 'noise'::text, 'hazardous_waste'::text])));
ALTER TABLE consent_limits ADD CONSTRAINT consent_limits_organisation_id_consent_document_id_fkey FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE consent_limits ADD CONSTRAINT consent_limits_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE consent_limits ADD CONSTRAINT consent_limits_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE consent_limits ADD CONSTRAINT consent_limits_pkey PRIMARY KEY (id);
ALTER TABLE consent_limits ADD CONSTRAINT consent_limits_source_check CHECK ((source = ANY (ARRAY['read'::text, 'person'::text])));
ALTER TABLE consent_particulars ADD CONSTRAINT consent_particulars_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision)));
ALTER TABLE consent_particulars ADD CONSTRAINT consent_particulars_kind_check CHECK ((kind = ANY (ARRAY['product'::text, 'fuel'::text, 'stack'::text, 'water'::text, 'waste'::text, 'equipment'::text, 'other'::text])));
ALTER TABLE consent_particulars ADD CONSTRAINT consent_particulars_organisation_id_consent_document_id_fkey FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE consent_particulars ADD CONSTRAINT consent_particulars_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE consent_particulars ADD CONSTRAINT consent_particulars_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE consent_particulars ADD CONSTRAINT consent_particulars_pkey PRIMARY KEY (id);
ALTER TABLE consent_particulars ADD CONSTRAINT consent_particulars_source_check CHECK ((source = ANY (ARRAY['read'::text, 'person'::text])));
ALTER TABLE due_counts ADD CONSTRAINT due_counts_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE due_counts ADD CONSTRAINT due_counts_pkey PRIMARY KEY (organisation_id, due_date, part);
ALTER TABLE due_days ADD CONSTRAINT due_days_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE due_days ADD CONSTRAINT due_days_organisation_id_task_id_fkey FOREIGN KEY (organisation_id, task_id) REFERENCES tasks(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE due_days ADD CONSTRAINT due_days_pkey PRIMARY KEY (organisation_id, task_id, year);
ALTER TABLE enquiries ADD CONSTRAINT enquiries_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id);
ALTER TABLE enquiries ADD CONSTRAINT enquiries_check CHECK ((company_id <> lab_id));
ALTER TABLE enquiries ADD CONSTRAINT enquiries_check1 CHECK (((quoted_amount IS NULL) = (report_by IS NULL)));
ALTER TABLE enquiries ADD CONSTRAINT enquiries_company_id_consent_document_id_fkey FOREIGN KEY (company_id, consent_document_id) REFERENCES consent_documents(organisation_id, id) ON DELETE SET NULL (consent_document_id);
ALTER TABLE enquiries ADD CONSTRAINT enquiries_company_id_fkey FOREIGN KEY (company_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE enquiries ADD CONSTRAINT enquiries_company_id_lab_id_id_key UNIQUE (company_id, lab_id, id);
ALTER TABLE enquiries ADD CONSTRAINT enquiries_company_id_scheduled_task_id_fkey FOREIGN KEY (company_id, scheduled_task_id) REFERENCES scheduled_tasks(organisation_id, id) ON DELETE SET NULL (scheduled_task_id);
ALTER TABLE enquiries ADD CONSTRAINT enquiries_company_id_task_id_fkey FOREIGN KEY (company_id, task_id) REFERENCES tasks(organisation_id, id) ON DELETE SET NULL (task_id);
ALTER TABLE enquiries ADD CONSTRAINT enquiries_lab_id_fkey FOREIGN KEY (lab_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE enquiries ADD CONSTRAINT enquiries_message_check CHECK (((char_length(message) >= 10) AND (char_length(message) <= 5000)));
ALTER TABLE enquiries ADD CONSTRAINT enquiries_pkey PRIMARY KEY (id);
ALTER TABLE enquiries ADD CONSTRAINT enquiries_quote_note_check CHECK ((char_length(quote_note) <= 2000));
ALTER TABLE enquiries ADD CONSTRAINT enquiries_quoted_amount_check CHECK ((quoted_amount > 0));
ALTER TABLE enquiries ADD CONSTRAINT enquiries_site_check CHECK ((char_length(site) <= 200));
ALTER TABLE enquiries ADD CONSTRAINT enquiries_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'quoted'::text, 'ordered'::text, 'reported'::text, 'completed'::text, 'declined'::text, 'withdrawn'::text])));
ALTER TABLE enquiries ADD CONSTRAINT enquiries_subject_check CHECK (((char_length(subject) >= 5) AND (char_length(subject) <= 200)));
ALTER TABLE enquiry_events ADD CONSTRAINT enquiry_events_check CHECK (((to_status IS NOT NULL) OR (text IS NOT NULL)));
ALTER TABLE enquiry_events ADD CONSTRAINT enquiry_events_company_id_lab_id_enquiry_id_fkey FOREIGN KEY (company_id, lab_id, enquiry_id) REFERENCES enquiries(company_id, lab_id, id) ON DELETE CASCADE;
ALTER TABLE enquiry_events ADD CONSTRAINT enquiry_events_pkey PRIMARY KEY (id);
ALTER TABLE enquiry_events ADD CONSTRAINT enquiry_events_side_check CHECK ((side = ANY (ARRAY['company'::text, 'lab'::text])));
ALTER TABLE enquiry_events ADD CONSTRAINT enquiry_events_text_check CHECK ((char_length(text) <= 5000));
ALTER TABLE enquiry_events ADD CONSTRAINT enquiry_events_to_status_check CHECK ((to_status = ANY (ARRAY['sent'::text, 'quoted'::text, 'ordered'::text, 'reported'::text, 'completed'::text, 'declined'::text, 'withdrawn'::text])));
ALTER TABLE evidence ADD CONSTRAINT evidence_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 255)));
ALTER TABLE evidence ADD CONSTRAINT evidence_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE evidence ADD CONSTRAINT evidence_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE evidence ADD CONSTRAINT evidence_organisation_id_scheduled_task_id_fkey FOREIGN KEY (organisation_id, scheduled_task_id) REFERENCES scheduled_tasks(organisation_id, id);
ALTER TABLE evidence ADD CONSTRAINT evidence_pkey PRIMARY KEY (id);
ALTER TABLE evidence ADD CONSTRAINT evidence_sha256_check CHECK ((octet_length(sha256) = 32));
ALTER TABLE evidence ADD CONSTRAINT evidence_size_check CHECK ((size > 0));
ALTER TABLE evidence ADD CONSTRAINT evidence_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id);
ALTER TABLE facet_counts ADD CONSTRAINT facet_counts_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE facet_counts ADD CONSTRAINT facet_counts_pkey PRIMARY KEY (organisation_id, facet, due_date, part);
ALTER TABLE file_keys ADD CONSTRAINT file_keys_fingerprint_check CHECK ((octet_length(fingerprint) = 32));
ALTER TABLE file_keys ADD CONSTRAINT file_keys_is_only_check CHECK (is_only);
ALTER TABLE file_keys ADD CONSTRAINT file_keys_pkey PRIMARY KEY (is_only);
ALTER TABLE file_sweeps ADD CONSTRAINT file_sweeps_is_only_check CHECK (is_only);
ALTER TABLE file_sweeps ADD CONSTRAINT file_sweeps_pkey PRIMARY KEY (is_only);
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 255)));
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE known_devices ADD CONSTRAINT known_devices_mark_hash_check CHECK ((octet_length(mark_hash) = 32));
ALTER TABLE known_devices ADD CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, mark_hash);
ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE lab_pages ADD CONSTRAINT lab_pages_about_check CHECK ((char_length(about) <= 2000));
ALTER TABLE lab_pages ADD CONSTRAINT lab_pages_contact_phone_check CHECK ((contact_phone ~ '^[0-9]{10}$'::text));
ALTER TABLE lab_pages ADD CONSTRAINT lab_pages_nabl_no_check CHECK ((char_length(nabl_no) <= 40));
ALTER TABLE lab_pages ADD CONSTRAINT lab_pages_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)));
ALTER TABLE lab_pages ADD CONSTRAINT lab_pages_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE lab_pages ADD CONSTRAINT lab_pages_pkey PRIMARY KEY (organisation_id);
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_check CHECK (((status = 'pending'::text) = (decided_at IS NULL)));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_company_id_id_key UNIQUE (company_id, id);
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_company_id_lab_id_enquiry_id_fkey FOREIGN KEY (company_id, lab_id, enquiry_id) REFERENCES enquiries(company_id, lab_id, id) ON DELETE CASCADE;
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 255)));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_note_check CHECK ((char_length(note) <= 2000));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_pkey PRIMARY KEY (id);
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_remark_check CHECK ((char_length(remark) <= 2000));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_report_no_check CHECK ((char_length(report_no) <= 60));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_sha256_check CHECK ((octet_length(sha256) = 32));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_size_check CHECK ((size > 0));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'pending'::text, 'rejected'::text])));
ALTER TABLE learned_readings ADD CONSTRAINT learned_readings_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE learned_readings ADD CONSTRAINT learned_readings_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE learned_readings ADD CONSTRAINT learned_readings_organisation_id_key_hash_key UNIQUE (organisation_id, key_hash);
ALTER TABLE learned_readings ADD CONSTRAINT learned_readings_pkey PRIMARY KEY (id);
ALTER TABLE newsletter_subscribers ADD CONSTRAINT newsletter_subscribers_email_check CHECK ((char_length(email) <= 254));
ALTER TABLE newsletter_subscribers ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id);
ALTER TABLE newsletter_tokens ADD CONSTRAINT newsletter_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE newsletter_tokens ADD CONSTRAINT newsletter_tokens_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter_subscribers(id) ON DELETE CASCADE;
ALTER TABLE newsletter_tokens ADD CONSTRAINT newsletter_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32));
ALTER TABLE notification_preferences ADD CONSTRAINT notification_preferences_check CHECK (((type <> 'alert'::text) OR in_app OR email));
ALTER TABLE notification_preferences ADD CONSTRAINT notification_preferences_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE notification_preferences ADD CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id, type);
ALTER TABLE notification_preferences ADD CONSTRAINT notification_preferences_type_check CHECK ((type = ANY (ARRAY['system'::text, 'announcement'::text, 'reminder'::text, 'alert'::text])));
ALTER TABLE notification_preferences ADD CONSTRAINT notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT notifications_audience_check CHECK ((audience = ANY (ARRAY['all'::text, 'company'::text, 'lab'::text, 'admin'::text])));
ALTER TABLE notifications ADD CONSTRAINT notifications_channel_check CHECK ((channel = ANY (ARRAY['all'::text, 'in_app'::text, 'email'::text])));
ALTER TABLE notifications ADD CONSTRAINT notifications_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE notifications ADD CONSTRAINT notifications_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= 5000)));
ALTER TABLE notifications ADD CONSTRAINT notifications_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE notifications ADD CONSTRAINT notifications_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)));
ALTER TABLE notifications ADD CONSTRAINT notifications_type_check CHECK ((type = ANY (ARRAY['system'::text, 'announcement'::text, 'reminder'::text, 'alert'::text])));
ALTER TABLE obligations ADD CONSTRAINT obligations_basis_check CHECK ((basis = ANY (ARRAY['printed'::text, 'worked_out'::text])));
ALTER TABLE obligations ADD CONSTRAINT obligations_category_check CHECK ((category = ANY (ARRAY['monitoring'::text, 'reporting'::text, 'return'::text, 'renewal'::text, 'record'::text, 'fee'::text, 'other'::text])));
ALTER TABLE obligations ADD CONSTRAINT obligations_check CHECK ((merged_into <> id));
ALTER TABLE obligations ADD CONSTRAINT obligations_check1 CHECK (((past_completed_on IS NOT NULL) = (NOT (past_answer IS DISTINCT FROM 'done'::text))));
ALTER TABLE obligations ADD CONSTRAINT obligations_check2 CHECK (((past_answer IS NULL) OR (past_due_on IS NOT NULL)));
ALTER TABLE obligations ADD CONSTRAINT obligations_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision)));
ALTER TABLE obligations ADD CONSTRAINT obligations_frequency_check CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekly'::text, 'monthly'::text, 'quarterly'::text, 'half_yearly'::text, 'yearly'::text])));
ALTER TABLE obligations ADD CONSTRAINT obligations_organisation_id_consent_document_id_fkey FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE obligations ADD CONSTRAINT obligations_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE obligations ADD CONSTRAINT obligations_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE obligations ADD CONSTRAINT obligations_organisation_id_learned_from_fkey FOREIGN KEY (organisation_id, learned_from) REFERENCES learned_readings(organisation_id, id) ON DELETE SET NULL (learned_from);
ALTER TABLE obligations ADD CONSTRAINT obligations_organisation_id_merged_into_fkey FOREIGN KEY (organisation_id, merged_into) REFERENCES obligations(organisation_id, id);
ALTER TABLE obligations ADD CONSTRAINT obligations_past_answer_check CHECK ((past_answer = ANY (ARRAY['done'::text, 'not_yet'::text, 'not_asked'::text])));
ALTER TABLE obligations ADD CONSTRAINT obligations_pkey PRIMARY KEY (id);
ALTER TABLE obligations ADD CONSTRAINT obligations_source_check CHECK ((source = ANY (ARRAY['read'::text, 'person'::text])));
ALTER TABLE obligations ADD CONSTRAINT obligations_state_check CHECK ((state = ANY (ARRAY['suggested'::text, 'accepted'::text, 'rejected'::text])));
ALTER TABLE order_packs ADD CONSTRAINT order_packs_check CHECK ((start_date <= end_date));
ALTER TABLE order_packs ADD CONSTRAINT order_packs_check1 CHECK (((status = 'failed'::text) = (failure IS NOT NULL)));
ALTER TABLE order_packs ADD CONSTRAINT order_packs_check2 CHECK ((num_nonnulls(file_key, file_name, size, sha256) =
CASE
    WHEN (status = 'ready'::text) THEN 4
    ELSE 0
END));
ALTER TABLE order_packs ADD CONSTRAINT order_packs_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 255)));
ALTER TABLE order_packs ADD CONSTRAINT order_packs_kind_check CHECK ((kind = ANY (ARRAY['inspection_pack'::text, 'compliance_report_docx'::text, 'compliance_report_pdf'::text])));
ALTER TABLE order_packs ADD CONSTRAINT order_packs_organisation_id_consent_document_id_fkey FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE order_packs ADD CONSTRAINT order_packs_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE order_packs ADD CONSTRAINT order_packs_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE order_packs ADD CONSTRAINT order_packs_pkey PRIMARY KEY (id);
ALTER TABLE order_packs ADD CONSTRAINT order_packs_progress_check CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision)));
ALTER TABLE order_packs ADD CONSTRAINT order_packs_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id);
ALTER TABLE order_packs ADD CONSTRAINT order_packs_sha256_check CHECK ((octet_length(sha256) = 32));
ALTER TABLE order_packs ADD CONSTRAINT order_packs_size_check CHECK ((size > 0));
ALTER TABLE order_packs ADD CONSTRAINT order_packs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'making'::text, 'ready'::text, 'failed'::text])));
ALTER TABLE organisations ADD CONSTRAINT organisations_category_check CHECK ((category = ANY (ARRAY['red'::text, 'orange'::text, 'green'::text, 'white'::text])));
ALTER TABLE organisations ADD CONSTRAINT organisations_daily_pages_check CHECK ((daily_pages >= 0));
ALTER TABLE organisations ADD CONSTRAINT organisations_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)));
ALTER TABLE organisations ADD CONSTRAINT organisations_owner FOREIGN KEY (owner_id) REFERENCES users(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE organisations ADD CONSTRAINT organisations_pkey PRIMARY KEY (id);
ALTER TABLE organisations ADD CONSTRAINT organisations_storage_quota_bytes_check CHECK ((storage_quota_bytes >= 0));
ALTER TABLE organisations ADD CONSTRAINT organisations_type_check CHECK ((type = ANY (ARRAY['company'::text, 'lab'::text])));
ALTER TABLE pages_read ADD CONSTRAINT pages_read_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE pages_read ADD CONSTRAINT pages_read_pages_check CHECK ((pages >= 0));
ALTER TABLE pages_read ADD CONSTRAINT pages_read_pkey PRIMARY KEY (organisation_id, day);
ALTER TABLE password_tokens ADD CONSTRAINT password_tokens_pkey PRIMARY KEY (id);
ALTER TABLE password_tokens ADD CONSTRAINT password_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'invitation'::text, 'sign_up'::text])));
ALTER TABLE password_tokens ADD CONSTRAINT password_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32));
ALTER TABLE password_tokens ADD CONSTRAINT password_tokens_token_hash_key UNIQUE (token_hash);
ALTER TABLE password_tokens ADD CONSTRAINT password_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_auth_check CHECK (((char_length(auth) >= 1) AND (char_length(auth) <= 100)));
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_endpoint_check CHECK (((char_length(endpoint) >= 1) AND (char_length(endpoint) <= 2000)));
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint);
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_p256dh_check CHECK (((char_length(p256dh) >= 1) AND (char_length(p256dh) <= 200)));
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE SET NULL;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE recognised_words ADD CONSTRAINT recognised_words_organisation_id_consent_document_id_fkey FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE recognised_words ADD CONSTRAINT recognised_words_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE recognised_words ADD CONSTRAINT recognised_words_page_check CHECK ((page > 0));
ALTER TABLE recognised_words ADD CONSTRAINT recognised_words_pkey PRIMARY KEY (consent_document_id, page);
ALTER TABLE recognised_words ADD CONSTRAINT recognised_words_turn_check CHECK ((turn = ANY (ARRAY[0, 90, 180, 270])));
ALTER TABLE result_reports ADD CONSTRAINT result_reports_check CHECK ((num_nonnulls(evidence_id, lab_report_id, file_key) = 1));
ALTER TABLE result_reports ADD CONSTRAINT result_reports_check1 CHECK (((status = 'failed'::text) = (failure IS NOT NULL)));
ALTER TABLE result_reports ADD CONSTRAINT result_reports_evidence_id_key UNIQUE (evidence_id);
ALTER TABLE result_reports ADD CONSTRAINT result_reports_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 255)));
ALTER TABLE result_reports ADD CONSTRAINT result_reports_lab_report_id_key UNIQUE (lab_report_id);
ALTER TABLE result_reports ADD CONSTRAINT result_reports_organisation_id_consent_document_id_fkey FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE result_reports ADD CONSTRAINT result_reports_organisation_id_evidence_id_fkey FOREIGN KEY (organisation_id, evidence_id) REFERENCES evidence(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE result_reports ADD CONSTRAINT result_reports_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE result_reports ADD CONSTRAINT result_reports_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE result_reports ADD CONSTRAINT result_reports_organisation_id_lab_report_id_fkey FOREIGN KEY (organisation_id, lab_report_id) REFERENCES lab_reports(company_id, id) ON DELETE CASCADE;
ALTER TABLE result_reports ADD CONSTRAINT result_reports_pkey PRIMARY KEY (id);
ALTER TABLE result_reports ADD CONSTRAINT result_reports_sha256_check CHECK ((octet_length(sha256) = 32));
ALTER TABLE result_reports ADD CONSTRAINT result_reports_size_check CHECK ((size > 0));
ALTER TABLE result_reports ADD CONSTRAINT result_reports_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'read'::text, 'failed'::text])));
ALTER TABLE result_reports ADD CONSTRAINT result_reports_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id);
ALTER TABLE result_values ADD CONSTRAINT result_values_check CHECK ((num_nonnulls(read_as, corrected_by, corrected_at) = ANY (ARRAY[0, 3])));
ALTER TABLE result_values ADD CONSTRAINT result_values_corrected_by_fkey FOREIGN KEY (corrected_by) REFERENCES users(id);
ALTER TABLE result_values ADD CONSTRAINT result_values_medium_check CHECK ((medium = ANY (ARRAY['effluent'::text, 'sewage'::text, 'emission'::text, 'ambient_air'::text, 'noise'::text, 'hazardous_waste'::text])));
ALTER TABLE result_values ADD CONSTRAINT result_values_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE result_values ADD CONSTRAINT result_values_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE result_values ADD CONSTRAINT result_values_organisation_id_report_id_fkey FOREIGN KEY (organisation_id, report_id) REFERENCES result_reports(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE result_values ADD CONSTRAINT result_values_pkey PRIMARY KEY (id);
ALTER TABLE role_permissions ADD CONSTRAINT role_permissions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE role_permissions ADD CONSTRAINT role_permissions_pkey PRIMARY KEY (id);
ALTER TABLE role_permissions ADD CONSTRAINT role_permissions_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE CASCADE;
ALTER TABLE role_permissions ADD CONSTRAINT role_permissions_role_id_permission_name_key UNIQUE (role_id, permission_name);
ALTER TABLE roles ADD CONSTRAINT roles_base_role_id_fkey FOREIGN KEY (base_role_id) REFERENCES roles(id);
ALTER TABLE roles ADD CONSTRAINT roles_check CHECK (((organisation_id IS NULL) = (base_role_id IS NULL)));
ALTER TABLE roles ADD CONSTRAINT roles_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50)));
ALTER TABLE roles ADD CONSTRAINT roles_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE roles ADD CONSTRAINT roles_pkey PRIMARY KEY (id);
ALTER TABLE saved_views ADD CONSTRAINT saved_views_density_check CHECK ((density = ANY (ARRAY['comfortable'::text, 'default'::text, 'compact'::text])));
ALTER TABLE saved_views ADD CONSTRAINT saved_views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50)));
ALTER TABLE saved_views ADD CONSTRAINT saved_views_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE saved_views ADD CONSTRAINT saved_views_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE saved_views ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);
ALTER TABLE saved_views ADD CONSTRAINT saved_views_query_check CHECK ((char_length(query) <= 2000));
ALTER TABLE saved_views ADD CONSTRAINT saved_views_screen_check CHECK ((screen = 'tasksAndAlerts'::text));
ALTER TABLE saved_views ADD CONSTRAINT saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_check CHECK (((completed_at IS NULL) = (completed_by IS NULL)));
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_check1 CHECK (((completed_at IS NULL) = (completed_on IS NULL)));
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_check2 CHECK (((NOT is_withdrawn) OR (completed_at IS NULL)));
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_check3 CHECK (((reference IS NULL) OR (completed_at IS NOT NULL)));
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_completed_by_fkey FOREIGN KEY (completed_by) REFERENCES users(id);
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_organisation_id_task_id_fkey FOREIGN KEY (organisation_id, task_id) REFERENCES tasks(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_pkey PRIMARY KEY (id);
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 100)));
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_remark_check CHECK ((char_length(remark) <= 2000));
ALTER TABLE scheduled_tasks ADD CONSTRAINT scheduled_tasks_task_id_due_date_key UNIQUE (task_id, due_date);
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE sessions ADD CONSTRAINT sessions_token_hash_check CHECK ((octet_length(token_hash) = 32));
ALTER TABLE sessions ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE statutory_confirmations ADD CONSTRAINT statutory_confirmations_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id);
ALTER TABLE statutory_confirmations ADD CONSTRAINT statutory_confirmations_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE statutory_confirmations ADD CONSTRAINT statutory_confirmations_pkey PRIMARY KEY (organisation_id, statutory_id);
ALTER TABLE support_events ADD CONSTRAINT support_events_check CHECK (((to_status IS NULL) <> (text IS NULL)));
ALTER TABLE support_events ADD CONSTRAINT support_events_from_status_check CHECK ((from_status = ANY (ARRAY['OPEN'::text, 'IN_PROGRESS'::text, 'RESOLVED'::text])));
ALTER TABLE support_events ADD CONSTRAINT support_events_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE support_events ADD CONSTRAINT support_events_pkey PRIMARY KEY (id);
ALTER TABLE support_events ADD CONSTRAINT support_events_support_request_id_fkey FOREIGN KEY (support_request_id) REFERENCES support_requests(id) ON DELETE CASCADE;
ALTER TABLE support_events ADD CONSTRAINT support_events_text_check CHECK ((char_length(text) <= 5000));
ALTER TABLE support_events ADD CONSTRAINT support_events_to_status_check CHECK ((to_status = ANY (ARRAY['OPEN'::text, 'IN_PROGRESS'::text, 'RESOLVED'::text])));
ALTER TABLE support_requests ADD CONSTRAINT support_requests_message_check CHECK (((char_length(message) >= 10) AND (char_length(message) <= 5000)));
ALTER TABLE support_requests ADD CONSTRAINT support_requests_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE support_requests ADD CONSTRAINT support_requests_pkey PRIMARY KEY (id);
ALTER TABLE support_requests ADD CONSTRAINT support_requests_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'IN_PROGRESS'::text, 'RESOLVED'::text])));
ALTER TABLE support_requests ADD CONSTRAINT support_requests_subject_check CHECK (((char_length(subject) >= 5) AND (char_length(subject) <= 200)));
ALTER TABLE support_requests ADD CONSTRAINT support_requests_type_check CHECK ((type = ANY (ARRAY['support'::text, 'complaints'::text, 'feedback'::text, 'disputes'::text])));
ALTER TABLE support_requests ADD CONSTRAINT support_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE tasks ADD CONSTRAINT tasks_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id);
ALTER TABLE tasks ADD CONSTRAINT tasks_check CHECK (((event_obligation_id IS NULL) OR ((happened_on IS NOT NULL) AND (obligation_id IS NULL))));
ALTER TABLE tasks ADD CONSTRAINT tasks_description_check CHECK ((char_length(description) <= 5000));
ALTER TABLE tasks ADD CONSTRAINT tasks_frequency_check CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekly'::text, 'monthly'::text, 'quarterly'::text, 'half_yearly'::text, 'yearly'::text])));
ALTER TABLE tasks ADD CONSTRAINT tasks_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)));
ALTER TABLE tasks ADD CONSTRAINT tasks_organisation_id_consent_document_id_fkey FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents(organisation_id, id);
ALTER TABLE tasks ADD CONSTRAINT tasks_organisation_id_event_obligation_id_fkey FOREIGN KEY (organisation_id, event_obligation_id) REFERENCES obligations(organisation_id, id) ON DELETE SET NULL (event_obligation_id);
ALTER TABLE tasks ADD CONSTRAINT tasks_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE tasks ADD CONSTRAINT tasks_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE tasks ADD CONSTRAINT tasks_organisation_id_obligation_id_fkey FOREIGN KEY (organisation_id, obligation_id) REFERENCES obligations(organisation_id, id);
ALTER TABLE tasks ADD CONSTRAINT tasks_origin_check CHECK ((origin = ANY (ARRAY['Generated'::text, 'Received'::text])));
ALTER TABLE tasks ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);
ALTER TABLE technical_documents ADD CONSTRAINT technical_documents_description_check CHECK ((char_length(description) <= 5000));
ALTER TABLE technical_documents ADD CONSTRAINT technical_documents_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE technical_documents ADD CONSTRAINT technical_documents_organisation_id_folder_id_fkey FOREIGN KEY (organisation_id, folder_id) REFERENCES technical_folders(organisation_id, id);
ALTER TABLE technical_documents ADD CONSTRAINT technical_documents_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE technical_documents ADD CONSTRAINT technical_documents_pkey PRIMARY KEY (id);
ALTER TABLE technical_documents ADD CONSTRAINT technical_documents_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 255)));
ALTER TABLE technical_documents ADD CONSTRAINT technical_documents_version_check CHECK ((version > 0));
ALTER TABLE technical_folders ADD CONSTRAINT technical_folders_name_check CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 80)) AND (name !~ '/'::text)));
ALTER TABLE technical_folders ADD CONSTRAINT technical_folders_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE technical_folders ADD CONSTRAINT technical_folders_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE technical_folders ADD CONSTRAINT technical_folders_organisation_id_parent_id_fkey FOREIGN KEY (organisation_id, parent_id) REFERENCES technical_folders(organisation_id, id);
ALTER TABLE technical_folders ADD CONSTRAINT technical_folders_pkey PRIMARY KEY (id);
ALTER TABLE technical_versions ADD CONSTRAINT technical_versions_check CHECK ((restored_from < number));
ALTER TABLE technical_versions ADD CONSTRAINT technical_versions_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 255)));
ALTER TABLE technical_versions ADD CONSTRAINT technical_versions_number_check CHECK ((number > 0));
ALTER TABLE technical_versions ADD CONSTRAINT technical_versions_organisation_id_document_id_fkey FOREIGN KEY (organisation_id, document_id) REFERENCES technical_documents(organisation_id, id) ON DELETE CASCADE;
ALTER TABLE technical_versions ADD CONSTRAINT technical_versions_organisation_id_document_id_number_key UNIQUE (organisation_id, document_id, number);
ALTER TABLE technical_versions ADD CONSTRAINT technical_versions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE technical_versions ADD CONSTRAINT technical_versions_pkey PRIMARY KEY (id);
ALTER TABLE technical_versions ADD CONSTRAINT technical_versions_sha256_check CHECK ((octet_length(sha256) = 32));
ALTER TABLE technical_versions ADD CONSTRAINT technical_versions_size_check CHECK ((size > 0));
ALTER TABLE technical_versions ADD CONSTRAINT technical_versions_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id);
ALTER TABLE user_notifications ADD CONSTRAINT user_notifications_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE;
ALTER TABLE user_notifications ADD CONSTRAINT user_notifications_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE user_notifications ADD CONSTRAINT user_notifications_pkey PRIMARY KEY (id);
ALTER TABLE user_notifications ADD CONSTRAINT user_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE user_notifications ADD CONSTRAINT user_notifications_user_id_notification_id_key UNIQUE (user_id, notification_id);
ALTER TABLE users ADD CONSTRAINT users_mobile_no_check CHECK ((mobile_no ~ '^[0-9]{10}$'::text));
ALTER TABLE users ADD CONSTRAINT users_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE;
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE users ADD CONSTRAINT users_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id);

CREATE INDEX alerts_by_time ON public.alerts USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX alerts_of_mail ON public.alerts USING btree (organisation_id, recipient_id, morning) WHERE (channel = 'email'::text);
CREATE INDEX audit_log_by_entity ON public.audit_log USING btree (organisation_id, entity, entity_id);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX blogs_by_time ON public.blogs USING btree (published_at DESC, id DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX consent_documents_by_time ON public.consent_documents USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX consent_documents_sizes ON public.consent_documents USING btree (organisation_id) INCLUDE (id, size, shown_size, archived_at);
CREATE INDEX consent_limits_of_document ON public.consent_limits USING btree (consent_document_id, "position");
CREATE INDEX consent_particulars_of_document ON public.consent_particulars USING btree (consent_document_id, "position");
CREATE INDEX due_counts_parts ON public.due_counts USING btree (organisation_id) WHERE (part <> 0);
CREATE INDEX enquiries_of_company ON public.enquiries USING btree (company_id, updated_at DESC, id DESC);
CREATE INDEX enquiries_of_date ON public.enquiries USING btree (scheduled_task_id) WHERE (scheduled_task_id IS NOT NULL);
CREATE INDEX enquiries_of_lab ON public.enquiries USING btree (lab_id, updated_at DESC, id DESC);
CREATE INDEX enquiries_of_order ON public.enquiries USING btree (consent_document_id) WHERE (consent_document_id IS NOT NULL);
CREATE INDEX enquiries_of_task ON public.enquiries USING btree (task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX enquiry_events_of_enquiry ON public.enquiry_events USING btree (enquiry_id, created_at, id);
CREATE INDEX evidence_of_date ON public.evidence USING btree (scheduled_task_id, created_at, id);
CREATE INDEX evidence_sizes ON public.evidence USING btree (organisation_id) INCLUDE (size);
CREATE INDEX facet_counts_parts ON public.facet_counts USING btree (organisation_id) WHERE (part <> 0);
CREATE INDEX lab_pages_published ON public.lab_pages USING btree (name) WHERE (published_at IS NOT NULL);
CREATE INDEX lab_reports_of_enquiry ON public.lab_reports USING btree (enquiry_id, created_at, id);
CREATE INDEX lab_reports_sizes ON public.lab_reports USING btree (lab_id) INCLUDE (size);
CREATE INDEX learned_readings_by_time ON public.learned_readings USING btree (organisation_id, updated_at DESC, id);
CREATE INDEX newsletter_tokens_of_subscriber ON public.newsletter_tokens USING btree (subscriber_id);
CREATE INDEX obligations_by_name_rule ON public.obligations USING btree (name_rule, organisation_id, id);
CREATE INDEX obligations_learned ON public.obligations USING btree (organisation_id, learned_from) WHERE (learned_from IS NOT NULL);
CREATE INDEX obligations_merged ON public.obligations USING btree (organisation_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX obligations_of_document ON public.obligations USING btree (consent_document_id, "position");
CREATE INDEX obligations_once_unanswered ON public.obligations USING btree (organisation_id, due_date) WHERE ((state = 'accepted'::text) AND (merged_into IS NULL) AND (NOT recurring) AND (done IS NULL) AND (due_date IS NOT NULL));
CREATE INDEX obligations_unanswered ON public.obligations USING btree (organisation_id, consent_document_id) WHERE ((state = 'accepted'::text) AND (merged_into IS NULL) AND (past_due_on IS NOT NULL) AND (past_answer IS NULL));
CREATE INDEX obligations_unsettled ON public.obligations USING btree (organisation_id, consent_document_id) WHERE ((state = 'accepted'::text) AND (merged_into IS NULL) AND recurring AND (NOT past_settled) AND (past_due_on IS NULL));
CREATE INDEX obligations_without_date ON public.obligations USING btree (organisation_id, consent_document_id) WHERE ((state = 'accepted'::text) AND (NOT recurring) AND (due_date IS NULL));
CREATE INDEX order_packs_by_end ON public.order_packs USING btree (expires_at);
CREATE INDEX order_packs_of_document ON public.order_packs USING btree (organisation_id, consent_document_id, created_at DESC, id DESC);
CREATE INDEX order_packs_sizes ON public.order_packs USING btree (organisation_id) INCLUDE (size) WHERE (status = 'ready'::text);
CREATE INDEX pages_read_by_day ON public.pages_read USING btree (day);
CREATE INDEX password_tokens_by_user ON public.password_tokens USING btree (user_id, purpose);
CREATE INDEX push_subscriptions_of_session ON public.push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_of_user ON public.push_subscriptions USING btree (user_id);
CREATE INDEX recognised_words_of_organisation ON public.recognised_words USING btree (organisation_id, consent_document_id);
CREATE INDEX result_reports_of_document ON public.result_reports USING btree (organisation_id, consent_document_id, created_at, id);
CREATE INDEX result_reports_sizes ON public.result_reports USING btree (organisation_id) INCLUDE (size) WHERE (file_key IS NOT NULL);
CREATE INDEX result_values_of_report ON public.result_values USING btree (organisation_id, report_id, "position");
CREATE INDEX scheduled_tasks_by_completion ON public.scheduled_tasks USING btree (organisation_id, completed_at, due_date, id) INCLUDE (task_id) WHERE (NOT is_withdrawn);
CREATE INDEX scheduled_tasks_by_due ON public.scheduled_tasks USING btree (organisation_id, due_date, id) INCLUDE (task_id) WHERE (NOT is_withdrawn);
CREATE INDEX scheduled_tasks_by_task ON public.scheduled_tasks USING btree (organisation_id, task_id, due_date) INCLUDE (id, completed_at) WHERE (NOT is_withdrawn);
CREATE INDEX scheduled_tasks_completed_by_due ON public.scheduled_tasks USING btree (organisation_id, due_date, id) INCLUDE (task_id, completed_at) WHERE ((completed_on IS NOT NULL) AND (NOT is_withdrawn));
CREATE INDEX scheduled_tasks_completed_by_task ON public.scheduled_tasks USING btree (organisation_id, task_id, due_date) INCLUDE (id) WHERE ((completed_on IS NOT NULL) AND (NOT is_withdrawn));
CREATE INDEX scheduled_tasks_open ON public.scheduled_tasks USING btree (organisation_id, task_id, due_date) INCLUDE (id) WHERE ((completed_at IS NULL) AND (NOT is_withdrawn));
CREATE INDEX scheduled_tasks_open_by_due ON public.scheduled_tasks USING btree (organisation_id, due_date, id) INCLUDE (task_id) WHERE ((completed_at IS NULL) AND (NOT is_withdrawn));
CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX support_events_of_request ON public.support_events USING btree (support_request_id, created_at, id);
CREATE INDEX support_requests_by_time ON public.support_requests USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX tasks_by_assignee ON public.tasks USING btree (assignee_id) WHERE ((deleted_at IS NULL) AND (assignee_id IS NOT NULL));
CREATE INDEX tasks_by_folded_name ON public.tasks USING btree (organisation_id, folded_name) INCLUDE (id);
CREATE INDEX tasks_by_name ON public.tasks USING btree (organisation_id, name, id);
CREATE INDEX tasks_by_next_due ON public.tasks USING btree (organisation_id, next_due_on, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_by_origin ON public.tasks USING btree (organisation_id, origin) INCLUDE (id);
CREATE INDEX tasks_by_time ON public.tasks USING btree (organisation_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_by_words ON public.tasks USING btree (organisation_id, folded_name) INCLUDE (id, description_letters) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_horizon ON public.tasks USING btree (occurrences_until) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_of_assignee ON public.tasks USING btree (organisation_id, assignee_id) INCLUDE (id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX tasks_of_document ON public.tasks USING btree (organisation_id, consent_document_id) INCLUDE (id) WHERE (consent_document_id IS NOT NULL);
CREATE INDEX tasks_of_event ON public.tasks USING btree (event_obligation_id, happened_on DESC) WHERE (event_obligation_id IS NOT NULL);
CREATE INDEX tasks_rounds ON public.tasks USING btree (organisation_id, id) INCLUDE (name, assignee_id) WHERE ((deleted_at IS NULL) AND (period_days < (7)::double precision));
CREATE INDEX technical_documents_latest ON public.technical_documents USING btree (organisation_id, updated_at DESC, id DESC);
CREATE INDEX technical_documents_of_folder ON public.technical_documents USING btree (folder_id, updated_at DESC, id DESC);
CREATE INDEX technical_versions_of_document ON public.technical_versions USING btree (document_id, number);
CREATE INDEX technical_versions_sizes ON public.technical_versions USING btree (organisation_id) INCLUDE (size) WHERE (restored_from IS NULL);
CREATE INDEX user_notifications_latest ON public.user_notifications USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX user_notifications_unread ON public.user_notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX users_by_organisation ON public.users USING btree (organisation_id, name);
CREATE UNIQUE INDEX alerts_once_of_order ON public.alerts USING btree (consent_document_id, due_date, stage, recipient_id, channel) WHERE (consent_document_id IS NOT NULL);
CREATE UNIQUE INDEX alerts_once_of_renewal ON public.alerts USING btree (renewal_of_id, due_date, stage, recipient_id, channel) WHERE (renewal_of_id IS NOT NULL);
CREATE UNIQUE INDEX alerts_once_of_task ON public.alerts USING btree (task_id, due_date, stage, recipient_id, channel) WHERE (task_id IS NOT NULL);
CREATE UNIQUE INDEX blog_categories_name ON public.blog_categories USING btree (lower(name));
CREATE UNIQUE INDEX consent_documents_same_file ON public.consent_documents USING btree (organisation_id, sha256) WHERE ((archived_at IS NULL) AND (status <> 'failed'::text));
CREATE UNIQUE INDEX lab_reports_one_pending ON public.lab_reports USING btree (enquiry_id) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX newsletter_subscribers_email ON public.newsletter_subscribers USING btree (lower(email));
CREATE UNIQUE INDEX order_packs_in_work ON public.order_packs USING btree (organisation_id, consent_document_id, kind, start_date, end_date) WHERE (status = ANY (ARRAY['queued'::text, 'making'::text]));
CREATE UNIQUE INDEX result_reports_of_file ON public.result_reports USING btree (organisation_id, consent_document_id, sha256) WHERE (file_key IS NOT NULL);
CREATE UNIQUE INDEX roles_built_in_slug ON public.roles USING btree (slug) WHERE (organisation_id IS NULL);
CREATE UNIQUE INDEX roles_own_slug ON public.roles USING btree (organisation_id, slug) WHERE (organisation_id IS NOT NULL);
CREATE UNIQUE INDEX saved_views_by_name ON public.saved_views USING btree (user_id, screen, lower(name));
CREATE UNIQUE INDEX saved_views_default ON public.saved_views USING btree (user_id, screen) WHERE is_default;
CREATE UNIQUE INDEX tasks_of_obligation ON public.tasks USING btree (obligation_id) WHERE ((deleted_at IS NULL) AND (obligation_id IS NOT NULL));
CREATE UNIQUE INDEX tasks_of_statutory ON public.tasks USING btree (organisation_id, statutory_id) WHERE ((deleted_at IS NULL) AND (statutory_id IS NOT NULL));
CREATE UNIQUE INDEX technical_folders_name ON public.technical_folders USING btree (organisation_id, parent_id, lower(name)) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX users_address_in_organisation ON public.users USING btree (organisation_id, lower(email)) WHERE ((deleted_at IS NULL) AND (organisation_id IS NOT NULL));
CREATE UNIQUE INDEX users_avatar_key ON public.users USING btree (avatar_key) WHERE (avatar_key IS NOT NULL);
CREATE UNIQUE INDEX users_of_organisation ON public.users USING btree (organisation_id, id) INCLUDE (name);
CREATE UNIQUE INDEX users_verified_email ON public.users USING btree (lower(email)) WHERE ((email_verified_at IS NOT NULL) AND (deleted_at IS NULL));

ALTER TABLE alert_mails ENABLE ROW LEVEL SECURITY;
ALTER TABLE alert_mornings ENABLE ROW LEVEL SECURITY;
ALTER TABLE alerts ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE blog_categories ENABLE ROW LEVEL SECURITY;
ALTER TABLE blog_images ENABLE ROW LEVEL SECURITY;
ALTER TABLE blogs ENABLE ROW LEVEL SECURITY;
ALTER TABLE calendar_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE consent_documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE consent_limits ENABLE ROW LEVEL SECURITY;
ALTER TABLE consent_particulars ENABLE ROW LEVEL SECURITY;
ALTER TABLE due_counts ENABLE ROW LEVEL SECURITY;
ALTER TABLE due_days ENABLE ROW LEVEL SECURITY;
ALTER TABLE enquiries ENABLE ROW LEVEL SECURITY;
ALTER TABLE enquiry_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE evidence ENABLE ROW LEVEL SECURITY;
ALTER TABLE facet_counts ENABLE ROW LEVEL SECURITY;
ALTER TABLE file_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE file_sweeps ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE known_devices ENABLE ROW LEVEL SECURITY;
ALTER TABLE lab_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE lab_reports ENABLE ROW LEVEL SECURITY;
ALTER TABLE learned_readings ENABLE ROW LEVEL SECURITY;
ALTER TABLE newsletter_subscribers ENABLE ROW LEVEL SECURITY;
ALTER TABLE newsletter_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification_preferences ENABLE ROW LEVEL SECURITY;
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
ALTER TABLE obligations ENABLE ROW LEVEL SECURITY;
ALTER TABLE order_packs ENABLE ROW LEVEL SECURITY;
ALTER TABLE organisations ENABLE ROW LEVEL SECURITY;
ALTER TABLE pages_read ENABLE ROW LEVEL SECURITY;
ALTER TABLE password_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_subscriptions ENABLE ROW LEVEL SECURITY;
ALTER TABLE rate_limits ENABLE ROW LEVEL SECURITY;
ALTER TABLE recognised_words ENABLE ROW LEVEL SECURITY;
ALTER TABLE result_reports ENABLE ROW LEVEL SECURITY;
ALTER TABLE result_values ENABLE ROW LEVEL SECURITY;
ALTER TABLE role_permissions ENABLE ROW LEVEL SECURITY;
ALTER TABLE roles ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY;
ALTER TABLE scheduled_tasks ENABLE ROW LEVEL SECURITY;
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE statutory_confirmations ENABLE ROW LEVEL SECURITY;
ALTER TABLE support_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE support_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE tasks ENABLE ROW LEVEL SECURITY;
ALTER TABLE technical_documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE technical_folders ENABLE ROW LEVEL SECURITY;
ALTER TABLE technical_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_notifications ENABLE ROW LEVEL SECURITY;
ALTER TABLE users ENABLE ROW LEVEL SECURITY;

CREATE POLICY own ON alert_mails FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON alert_mornings FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY sweep ON alert_mornings FOR SELECT TO anupalan_system USING (true);
CREATE POLICY own ON alerts FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON audit_log FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON audit_log FOR ALL TO anupalan_system USING (true);
CREATE POLICY system ON blog_categories FOR ALL TO anupalan_system USING (true);
CREATE POLICY system ON blog_images FOR ALL TO anupalan_system USING (true);
CREATE POLICY system ON blogs FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON calendar_tokens FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON calendar_tokens FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON consent_documents FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY sweep ON consent_documents FOR SELECT TO anupalan_system USING (true);
CREATE POLICY own ON consent_limits FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON consent_particulars FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON due_counts FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON due_days FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY ask ON enquiries FOR INSERT TO anupalan_app WITH CHECK (((company_id = current_organisation()) AND (EXISTS ( SELECT 1
   FROM lab_pages page
  WHERE ((page.organisation_id = enquiries.lab_id) AND (page.published_at IS NOT NULL))))));
CREATE POLICY party ON enquiries FOR SELECT TO anupalan_app USING (((company_id = current_organisation()) OR (lab_id = current_organisation())));
CREATE POLICY step ON enquiries FOR UPDATE TO anupalan_app USING (((company_id = current_organisation()) OR (lab_id = current_organisation())));
CREATE POLICY party ON enquiry_events FOR SELECT TO anupalan_app USING (((company_id = current_organisation()) OR (lab_id = current_organisation())));
CREATE POLICY say ON enquiry_events FOR INSERT TO anupalan_app WITH CHECK ((current_organisation() =
CASE side
    WHEN 'company'::text THEN company_id
    ELSE lab_id
END));
CREATE POLICY told ON enquiry_events FOR UPDATE TO anupalan_app USING (((company_id = current_organisation()) OR (lab_id = current_organisation())));
CREATE POLICY own ON evidence FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON facet_counts FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON file_sweeps FOR ALL TO anupalan_system USING (true);
CREATE POLICY own_fill ON idempotency_keys FOR UPDATE TO anupalan_app USING ((EXISTS ( SELECT 1
   FROM users
  WHERE ((users.id = idempotency_keys.user_id) AND (users.organisation_id = current_organisation())))));
CREATE POLICY own_read ON idempotency_keys FOR SELECT TO anupalan_app USING ((EXISTS ( SELECT 1
   FROM users
  WHERE ((users.id = idempotency_keys.user_id) AND (users.organisation_id = current_organisation())))));
CREATE POLICY system ON idempotency_keys FOR ALL TO anupalan_system USING (true);
CREATE POLICY system ON known_devices FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON lab_pages FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY published ON lab_pages FOR SELECT TO anupalan_app USING ((published_at IS NOT NULL));
CREATE POLICY decide ON lab_reports FOR UPDATE TO anupalan_app USING ((company_id = current_organisation()));
CREATE POLICY hand_in ON lab_reports FOR INSERT TO anupalan_app WITH CHECK ((lab_id = current_organisation()));
CREATE POLICY party ON lab_reports FOR SELECT TO anupalan_app USING (((company_id = current_organisation()) OR (lab_id = current_organisation())));
CREATE POLICY own ON learned_readings FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON newsletter_subscribers FOR ALL TO anupalan_system USING (true);
CREATE POLICY system ON newsletter_tokens FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON notification_preferences FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON notification_preferences FOR SELECT TO anupalan_system USING (true);
CREATE POLICY own ON notifications FOR INSERT TO anupalan_app WITH CHECK ((organisation_id = current_organisation()));
CREATE POLICY received ON notifications FOR SELECT TO anupalan_app USING (((organisation_id = current_organisation()) OR ((organisation_id IS NULL) AND (EXISTS ( SELECT 1
   FROM user_notifications received
  WHERE ((received.notification_id = notifications.id) AND (received.organisation_id = current_organisation())))))));
CREATE POLICY system ON notifications FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON obligations FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY sweep ON obligations FOR SELECT TO anupalan_system USING (true);
CREATE POLICY own ON order_packs FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY sweep ON order_packs FOR ALL TO anupalan_system USING (true);
CREATE POLICY demo_only ON organisations AS RESTRICTIVE FOR DELETE TO anupalan_system USING (is_demo);
CREATE POLICY own ON organisations FOR ALL TO anupalan_app USING ((id = current_organisation()));
CREATE POLICY system ON organisations FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON pages_read FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON pages_read FOR ALL TO anupalan_system USING (true);
CREATE POLICY system ON password_tokens FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON push_subscriptions FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON push_subscriptions FOR ALL TO anupalan_system USING (true);
CREATE POLICY system ON rate_limits FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON recognised_words FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON result_reports FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON result_values FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY built_in ON role_permissions FOR SELECT TO anupalan_app USING ((organisation_id IS NULL));
CREATE POLICY own ON role_permissions FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON role_permissions FOR ALL TO anupalan_system USING (true);
CREATE POLICY built_in ON roles FOR SELECT TO anupalan_app USING ((organisation_id IS NULL));
CREATE POLICY own ON roles FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON roles FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON saved_views FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON scheduled_tasks FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON sessions FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON statutory_confirmations FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON support_events FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON support_events FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON support_requests FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON support_requests FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON tasks FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY sweep ON tasks FOR SELECT TO anupalan_system USING (true);
CREATE POLICY own ON technical_documents FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON technical_folders FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON technical_versions FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY own ON user_notifications FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON user_notifications FOR ALL TO anupalan_system USING (true);
CREATE POLICY own ON users FOR ALL TO anupalan_app USING ((organisation_id = current_organisation()));
CREATE POLICY system ON users FOR ALL TO anupalan_system USING (true);

GRANT DELETE, INSERT, SELECT ON alert_mails TO anupalan_app;
GRANT INSERT, SELECT, UPDATE ON alert_mornings TO anupalan_app;
GRANT SELECT ON alert_mornings TO anupalan_system;
GRANT INSERT, SELECT ON alerts TO anupalan_app;
GRANT INSERT, SELECT ON audit_log TO anupalan_app;
GRANT INSERT, SELECT ON audit_log TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON blog_categories TO anupalan_system;
GRANT INSERT, SELECT ON blog_images TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON blogs TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON calendar_tokens TO anupalan_app;
GRANT DELETE, SELECT ON calendar_tokens TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON consent_documents TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON consent_limits TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON consent_particulars TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON due_counts TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON due_days TO anupalan_app;
GRANT INSERT, SELECT ON enquiries TO anupalan_app;
GRANT INSERT, SELECT ON enquiry_events TO anupalan_app;
GRANT DELETE, INSERT, SELECT ON evidence TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON facet_counts TO anupalan_app;
GRANT INSERT, SELECT, UPDATE ON file_sweeps TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON idempotency_keys TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON known_devices TO anupalan_system;
GRANT INSERT, SELECT, UPDATE ON lab_pages TO anupalan_app;
GRANT INSERT, SELECT ON lab_reports TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON learned_readings TO anupalan_app;
GRANT INSERT, SELECT, UPDATE ON newsletter_subscribers TO anupalan_system;
GRANT INSERT, SELECT ON newsletter_tokens TO anupalan_system;
GRANT INSERT, SELECT, UPDATE ON notification_preferences TO anupalan_app;
GRANT SELECT ON notification_preferences TO anupalan_system;
GRANT INSERT, SELECT ON notifications TO anupalan_app;
GRANT INSERT, SELECT ON notifications TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON obligations TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON order_packs TO anupalan_app;
GRANT DELETE ON order_packs TO anupalan_system;
GRANT SELECT ON organisations TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON organisations TO anupalan_system;
GRANT INSERT, SELECT, UPDATE ON pages_read TO anupalan_app;
GRANT DELETE, SELECT, UPDATE ON pages_read TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON password_tokens TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON push_subscriptions TO anupalan_app;
GRANT DELETE ON push_subscriptions TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON rate_limits TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON recognised_words TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON result_reports TO anupalan_app;
GRANT DELETE, INSERT, SELECT ON result_values TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON role_permissions TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON role_permissions TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON roles TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON roles TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON saved_views TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON scheduled_tasks TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON sessions TO anupalan_system;
GRANT DELETE, INSERT, SELECT ON statutory_confirmations TO anupalan_app;
GRANT INSERT, SELECT ON support_events TO anupalan_app;
GRANT INSERT, SELECT ON support_events TO anupalan_system;
GRANT INSERT, SELECT, UPDATE ON support_requests TO anupalan_app;
GRANT INSERT, SELECT, UPDATE ON support_requests TO anupalan_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON tasks TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON technical_documents TO anupalan_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON technical_folders TO anupalan_app;
GRANT DELETE, INSERT, SELECT ON technical_versions TO anupalan_app;
GRANT INSERT, SELECT, UPDATE ON user_notifications TO anupalan_app;
GRANT INSERT, SELECT ON user_notifications TO anupalan_system;
GRANT INSERT, SELECT, UPDATE ON users TO anupalan_app;
GRANT INSERT, SELECT, UPDATE ON users TO anupalan_system;

GRANT UPDATE (morning, note, result, updated_at) ON alerts TO anupalan_app;
GRANT SELECT (archived_at, id, organisation_id, page, page_count, progress, read_from, status) ON consent_documents TO anupalan_system;
GRANT UPDATE (quote_note, quoted_amount, report_by, status, updated_at) ON enquiries TO anupalan_app;
GRANT UPDATE (told_at) ON enquiry_events TO anupalan_app;
GRANT SELECT (key, user_id) ON idempotency_keys TO anupalan_app;
GRANT UPDATE (body, request_hash, status) ON idempotency_keys TO anupalan_app;
GRANT UPDATE (decided_at, decided_by, is_evidence, not_compared, remark, status) ON lab_reports TO anupalan_app;
GRANT UPDATE (fanned_out_at) ON notifications TO anupalan_system;
GRANT SELECT (name_rule, organisation_id) ON obligations TO anupalan_system;
GRANT SELECT (expires_at, id) ON order_packs TO anupalan_system;
GRANT UPDATE (expires_at) ON order_packs TO anupalan_system;
GRANT UPDATE (accreditation, address, category, equipment, name, scope, sector, state, time_zone, updated_at, wastes) ON organisations TO anupalan_app;
GRANT SELECT (endpoint, session_id, user_id) ON push_subscriptions TO anupalan_system;
GRANT UPDATE (averaging, corrected_at, corrected_by, medium, parameter, point, read_as, sampled_on, unit, value) ON result_values TO anupalan_app;
GRANT SELECT (deleted_at, id, occurrences_until, organisation_id) ON tasks TO anupalan_system;

ALTER TABLE due_counts SET (fillfactor=70);
ALTER TABLE due_days SET (fillfactor=80);
ALTER TABLE facet_counts SET (fillfactor=70);
ALTER TABLE scheduled_tasks SET (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);
ALTER TABLE tasks SET (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05);

CREATE TRIGGER follow_limits AFTER UPDATE OF limits ON public.consent_documents FOR EACH ROW WHEN ((old.limits IS DISTINCT FROM new.limits)) EXECUTE FUNCTION follow_limits();
CREATE TRIGGER follow_added_evidence AFTER INSERT ON public.evidence REFERENCING NEW TABLE AS new_evidence FOR EACH STATEMENT EXECUTE FUNCTION follow_evidence();
CREATE TRIGGER follow_deleted_evidence AFTER DELETE ON public.evidence REFERENCING OLD TABLE AS old_evidence FOR EACH STATEMENT EXECUTE FUNCTION follow_evidence();
CREATE TRIGGER count_facets_of_added AFTER INSERT ON public.scheduled_tasks REFERENCING NEW TABLE AS new_dates FOR EACH STATEMENT EXECUTE FUNCTION count_facets_of_dates();
CREATE TRIGGER count_facets_of_changed AFTER UPDATE ON public.scheduled_tasks REFERENCING OLD TABLE AS old_dates NEW TABLE AS new_dates FOR EACH STATEMENT EXECUTE FUNCTION count_facets_of_dates();
CREATE TRIGGER count_facets_of_deleted AFTER DELETE ON public.scheduled_tasks REFERENCING OLD TABLE AS old_dates FOR EACH STATEMENT EXECUTE FUNCTION count_facets_of_dates();
CREATE TRIGGER follow_added_due_dates AFTER INSERT ON public.scheduled_tasks REFERENCING NEW TABLE AS new_dates FOR EACH STATEMENT EXECUTE FUNCTION follow_due_dates();
CREATE TRIGGER follow_changed_due_dates AFTER UPDATE ON public.scheduled_tasks REFERENCING OLD TABLE AS old_dates NEW TABLE AS new_dates FOR EACH STATEMENT EXECUTE FUNCTION follow_due_dates();
CREATE TRIGGER follow_deleted_due_dates AFTER DELETE ON public.scheduled_tasks REFERENCING OLD TABLE AS old_dates FOR EACH STATEMENT EXECUTE FUNCTION follow_due_dates();
CREATE TRIGGER set_completed_on BEFORE INSERT OR UPDATE ON public.scheduled_tasks FOR EACH ROW WHEN (((new.completed_at IS NULL) <> (new.completed_on IS NULL))) EXECUTE FUNCTION set_completed_on();
CREATE TRIGGER turn_added_due_days AFTER INSERT ON public.scheduled_tasks REFERENCING NEW TABLE AS new_dates FOR EACH STATEMENT EXECUTE FUNCTION follow_due_days();
CREATE TRIGGER turn_changed_due_days AFTER UPDATE ON public.scheduled_tasks REFERENCING OLD TABLE AS old_dates NEW TABLE AS new_dates FOR EACH STATEMENT EXECUTE FUNCTION follow_due_days();
CREATE TRIGGER turn_deleted_due_days AFTER DELETE ON public.scheduled_tasks REFERENCING OLD TABLE AS old_dates FOR EACH STATEMENT EXECUTE FUNCTION follow_due_days();
CREATE TRIGGER forget_browser_of_session AFTER UPDATE OF ended_at ON public.sessions FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION forget_browser_of_session();
CREATE TRIGGER leave_facet_counts BEFORE DELETE ON public.tasks FOR EACH ROW EXECUTE FUNCTION leave_facet_counts();
CREATE TRIGGER move_facet_counts AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS old_tasks NEW TABLE AS new_tasks FOR EACH STATEMENT EXECUTE FUNCTION move_facet_counts();
CREATE TRIGGER withdraw_due_dates AFTER UPDATE OF deleted_at ON public.tasks FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION withdraw_due_dates();
CREATE TRIGGER forget_ways_to_person AFTER UPDATE OF is_active, deleted_at ON public.users FOR EACH ROW WHEN (((NOT new.is_active) OR (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION forget_ways_to_person();

CREATE OR REPLACE FUNCTION public.add_due_counts(changes due_counts[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.add_facet_counts(changes facet_counts[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.count_facets_of_dates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.current_organisation()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT nullif(current_setting('app.organisation_id', true), '')::uuid $function$
;
CREATE OR REPLACE FUNCTION public.day_bit(day date)
 RETURNS bit
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT set_bit(0::bit(366), extract(doy FROM day)::integer - 1, 1)
$function$
;
CREATE OR REPLACE FUNCTION public.day_in_zone(moment timestamp with time zone, zone text)
 RETURNS date
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  RETURN (moment AT TIME ZONE zone)::date;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN (moment AT TIME ZONE 'Asia/Kolkata')::date;
END $function$
;
CREATE OR REPLACE FUNCTION public.follow_due_dates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.follow_due_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.follow_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.follow_limits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.forget_browser_of_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.forget_ways_to_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM push_subscriptions WHERE user_id = NEW.id;
  DELETE FROM calendar_tokens WHERE user_id = NEW.id;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.leave_facet_counts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.letter_bits(words text)
 RETURNS bit
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
DECLARE
  letters bytea := convert_to(lower(words), 'UTF8');
  bits bit(1024) := 0::bit(1024);
BEGIN
  FOR n IN 2 .. octet_length(letters) - 1 LOOP
    bits := set_bit(bits, (get_byte(letters, n - 2) * 961 + get_byte(letters, n - 1) * 31 + get_byte(letters, n)) % 1021, 1);
  END LOOP;
  RETURN bits;
END $function$
;
CREATE OR REPLACE FUNCTION public.limits_of(organisation uuid, document uuid, limits jsonb)
 RETURNS SETOF consent_limits
 LANGUAGE sql
AS $function$
  SELECT
    CASE WHEN id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' AND nth = 1 THEN id::uuid ELSE new_id() END,
    organisation, document, place - 1, one ->> 'medium', one ->> 'point', one ->> 'parameter', one ->> 'limit', one ->> 'unit',
    one ->> 'averaging', one -> 'citation', coalesce((one ->> 'confidence')::real, 0.9), 'read', NULL::jsonb,
    NULL::timestamptz, now(), now()
  FROM (SELECT one, place::integer, one ->> 'id' AS id, row_number() OVER (PARTITION BY one ->> 'id' ORDER BY place) AS nth
        FROM jsonb_array_elements(limits) WITH ORDINALITY AS each (one, place)) AS each
$function$
;
CREATE OR REPLACE FUNCTION public.move_facet_counts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.new_id()
 RETURNS uuid
 LANGUAGE sql
AS $function$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$function$
;
CREATE OR REPLACE FUNCTION public.origin_facet(origin text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT md5('origin ' || origin)::uuid
$function$
;
CREATE OR REPLACE FUNCTION public.period_days(schedule jsonb)
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION public.renew_next_due(task_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
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
END $function$
;
CREATE OR REPLACE FUNCTION public.set_completed_on()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.completed_on := CASE WHEN NEW.completed_at IS NOT NULL THEN day_in_zone(NEW.completed_at,
    (SELECT time_zone FROM organisations WHERE id = NEW.organisation_id)) END;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.task_facets(origin text, assignee_id uuid, consent_document_id uuid)
 RETURNS uuid[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT array_remove(ARRAY[origin_facet(origin), assignee_id, consent_document_id], NULL)
$function$
;
CREATE OR REPLACE FUNCTION public.withdraw_due_dates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE scheduled_tasks SET is_withdrawn = NEW.deleted_at IS NOT NULL
  WHERE organisation_id = NEW.organisation_id AND task_id = NEW.id AND completed_at IS NULL;
  RETURN NULL;
END $function$
;
