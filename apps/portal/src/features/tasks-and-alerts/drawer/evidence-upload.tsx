import { Button, Stack } from '@anupalan/ui';
import { Upload } from 'lucide-react';
import { EvidenceDrafts } from '../../../shared/tasks/evidence/evidence-drafts.tsx';
import type { EvidenceUploads } from '../../../shared/tasks/evidence/use-evidence-uploads.ts';
import { evidenceWords } from './words.ts';

/** Props of {@link EvidenceUpload}. `room` is how many more files the date takes. */
export type EvidenceUploadProps = { uploads: EvidenceUploads; room: number };

/** Uploads to a due date, sent when the person says so. */
export function EvidenceUpload({ uploads, room }: EvidenceUploadProps) {
  const { drafts } = uploads;
  const count = drafts.filter(({ state }) => state !== 'sending').length;
  return (
    <Stack gap={3}>
      <EvidenceDrafts uploads={uploads} room={room} />
      {drafts.length > 0 && (
        <div>
          <Button
            variant="primary"
            icon={Upload}
            isLoading={uploads.isSending}
            loadingLabel={evidenceWords.uploading}
            onClick={() => void uploads.send()}
          >
            {evidenceWords.upload(count)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
