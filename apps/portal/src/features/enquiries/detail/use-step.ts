import { isApiError } from '@anupalan/api-client/api-error';
import { useGetEnquiryQuery } from '@anupalan/api-client/endpoints/enquiries';
import { toast } from '@anupalan/ui/interactive';
import { useCallback } from 'react';

/**
 * Runs a step of an enquiry. Its message becomes a toast; where the enquiry has moved on in between, the server's
 * sentence does, and the newest state is shown. A file that finds no room is told in the server's words as well.
 * @returns whether it went through
 */
export function useStep(id: string): (call: () => Promise<{ message: string }>) => Promise<boolean> {
  const { refetch } = useGetEnquiryQuery(id);
  return useCallback(
    async (call) => {
      try {
        toast.success((await call()).message);
        return true;
      } catch (failure) {
        if (!isApiError(failure)) throw failure;
        if (failure.status !== 409 && failure.status !== 413) return false;
        toast.error(failure.message);
        if (failure.status === 409) void refetch();
        return false;
      }
    },
    [refetch],
  );
}
