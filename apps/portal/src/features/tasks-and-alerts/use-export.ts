import { toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { words } from './words.ts';

/** Runs exports one at a time; a failure has been told by the handler of failures. */
export function useExport() {
  const [isExporting, setIsExporting] = useState(false);
  const run = async (save: () => Promise<boolean>) => {
    setIsExporting(true);
    const isSaved = await save();
    setIsExporting(false);
    if (isSaved) toast.success(words.exported);
  };
  return { isExporting, run };
}
