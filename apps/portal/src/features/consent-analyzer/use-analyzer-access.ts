import { useAccess } from '../../shared/session/use-session.ts';

/** What the session allows here; parts that a user may not use are absent (D15). */
export type AnalyzerAccess = {
  /** Upload, decide, edit, read again, delete. */
  canManage: boolean;
  /** Make tasks of accepted conditions. */
  canSchedule: boolean;
  /** Open the facts of an order. */
  canOpenFacts: boolean;
  /** Open the tasks made of conditions. */
  canOpenTasks: boolean;
};

/** What the signed-in user may do in the analyser. */
export function useAnalyzerAccess(): AnalyzerAccess {
  return {
    canManage: useAccess('Consent Analyzer', 'manage'),
    canSchedule: useAccess('Reporting Task', 'manage'),
    canOpenFacts: useAccess('Consent Documents'),
    canOpenTasks: useAccess('Reporting Task'),
  };
}
