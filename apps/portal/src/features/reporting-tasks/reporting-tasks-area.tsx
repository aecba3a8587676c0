import { SkeletonRows } from '@anupalan/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { ReportingTasksScreen } from './reporting-tasks-screen.tsx';

const CatalogueScreen = lazy(async () => ({
  default: (await import('./catalogue/catalogue-screen.tsx')).CatalogueScreen,
}));
const ImportScreen = lazy(async () => ({
  default: (await import('./import/import-screen.tsx')).ImportScreen,
}));

/** Reporting Tasks: the list, and below its path the statutory catalogue and the import of a spreadsheet. */
export function ReportingTasksArea() {
  const { pathname } = useLocation();
  if (/\/catalogue\/?$/.test(pathname)) {
    return (
      <Suspense fallback={<SkeletonRows label="Loading the catalogue" />}>
        <CatalogueScreen />
      </Suspense>
    );
  }
  if (/\/import\/?$/.test(pathname)) {
    return (
      <Suspense fallback={<SkeletonRows label="Loading the import" />}>
        <ImportScreen />
      </Suspense>
    );
  }
  return <ReportingTasksScreen />;
}
