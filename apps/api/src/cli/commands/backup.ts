import { checkBackup } from '../backup/checksums.ts';
import { type Backup, createBackup, type Tally } from '../backup/create-backup.ts';
import { type AuditNote, type Command, UsageError } from '../command.ts';
import { toFacts } from '../output.ts';

const SHOWN = 10;

/** The whole of the data, for another disk and another day. */
export const backupCommands: readonly Command[] = [
  {
    name: 'backup create',
    summary: 'Back up database, files and keys into a new folder',
    operands: [
      { name: 'folder', what: 'a folder that does not exist yet, or is empty; preferably on another disk' },
    ],
    isLong: true,
    notes: [
      'The server can run. The backup is written to <folder>.partial and renamed when it is complete.',
      'With the embedded database the backup is a data folder. You can start a server on a copy of it.',
      'With DATABASE_URL the database is in database.dump, for pg_restore; pg_dump must be on the PATH.',
      'If the key of the files is in the data folder, the backup contains it. Keep the backup safe.',
    ],
    examples: ['backup create /mnt/backups/2026-11-21'],
    run: async ({ services, now }, { operands }) => {
      const backup = await createBackup(services, getFolder(operands.folder), now, process.env);
      return {
        text: [toText(backup), '', ...toAdvice(backup)].join('\n'),
        data: backup,
        auditNote: toAuditNote(`Backed up into ${backup.folder}`, {
          ...backup,
          missing: backup.missing.length,
        }),
      };
    },
  },
  {
    name: 'backup check',
    summary: 'Check that every file of a backup is unchanged',
    operands: [{ name: 'folder', what: 'a folder that `backup create` has made' }],
    isLong: true,
    notes: ['To check without Anupalan: sha256sum --quiet --check backup.sha256, in the folder.'],
    examples: ['backup check /mnt/backups/2026-11-21'],
    run: async (_context, { operands }) => {
      const folder = getFolder(operands.folder);
      const { count, bytes, missing, changed } = await checkBackup(folder);
      const bad = [
        ...missing.map((place) => `${place} is missing`),
        ...changed.map((place) => `${place} has changed`),
      ].sort();
      if (bad.length > 0)
        throw new Error(
          `The backup is damaged: ${bad.slice(0, SHOWN).join(', ')}${bad.length > SHOWN ? ` and ${bad.length - SHOWN} more` : ''}.`,
        );
      return {
        text: `The backup is sound: ${toWords({ count, bytes })}, all unchanged.`,
        data: { folder, files: count, bytes },
        auditNote: toAuditNote(`Checked the backup in ${folder}`, { files: count, bytes }),
      };
    },
  },
];

function getFolder(given: string | undefined): string {
  if (!given?.trim()) throw new UsageError('<folder> is empty.');
  return given;
}

function toText({ folder, database, files, missing, mails, site, key }: Backup): string {
  const keys = {
    inside: 'files.key, which opens the files',
    setting: 'not included: EHS_FILE_KEY',
  };
  return toFacts({
    'Backed up into': folder,
    Database:
      database.kind === 'dump'
        ? `PostgreSQL ${database.version}, database.dump (${toSize(database.bytes)})`
        : `PostgreSQL ${database.version}, ${toWords(database)}, ${toSize(database.logBytes)} of them its log`,
    'Stored files': files === null ? 'not included: they are in the bucket' : toWords(files),
    ...(missing.length > 0 ? { 'Lost before': toLost(missing) } : {}),
    ...(mails.count > 0 ? { Mails: toWords(mails) } : {}),
    ...(site.count > 0 ? { 'Built site': toWords(site) } : {}),
    Key: keys[key],
  });
}

/** Files that the database names and the data folder did not have. */
function toLost(missing: readonly string[]): string {
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
  return `${missing.length} stored ${missing.length === 1 ? 'file is' : 'files are'} named by the database and not in the data folder: ${missing.slice(0, SHOWN).join(', ')}${more}`;
}

/** How it is restored, and who must not get it. */
function toAdvice({ folder, database, files, key }: Backup): string[] {
  const ways =
    database.kind === 'cluster'
      ? ['To restore, start this version or a newer one on a copy: EHS_DATA_DIR=<copy> npm start']
      : [
          // Roles belong to the server and are not in a dump of one database, which grants rights to them.
          'To restore on a server that has not run Anupalan, an administrator first creates its roles: CREATE ROLE anupalan_app NOLOGIN; CREATE ROLE anupalan_system NOLOGIN; GRANT anupalan_app, anupalan_system TO <its login>;',
          `Then restore into an empty database: pg_restore --no-owner --exit-on-error --dbname=<its address> ${folder}/database.dump`,
          'Then start this version or a newer one with its DATABASE_URL: EHS_DATA_DIR=<copy of the folder> npm start',
        ];
  const bucket =
    files === null
      ? ['This backup does not contain the bucket. Back it up separately, for example with its versions.']
      : [];
  const warning =
    key === 'inside'
      ? 'Warning: the folder contains the key of the files. Anybody who has the folder can read everything in it.'
      : 'Warning: anybody who has the folder can read the database.';
  const apart =
    key === 'setting' ? ['Keep EHS_FILE_KEY in another place: nobody can open the files without it.'] : [];
  return [...ways, ...bucket, warning, ...apart];
}

function toWords({ count, bytes }: Tally): string {
  return `${count} ${count === 1 ? 'file' : 'files'} (${toSize(bytes)})`;
}

function toSize(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

function toAuditNote(summary: string, details: Record<string, unknown>): AuditNote {
  return { organisationId: null, entity: 'backup', entityId: null, summary, details };
}
