import { toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { menuWords } from './menus.words.ts';

/** Runs exports one at a time; a failure has been told by the handler of failures. */
export function useExport() {
  const [isExporting, setIsExporting] = useState(false);
  const run = async (save: () => Promise<boolean>) => {
    setIsExporting(true);
    const isSaved = await save();
    setIsExporting(false);
    if (isSaved) toast.success(menuWords.export.done);
  };
  return { isExporting, run };
}
