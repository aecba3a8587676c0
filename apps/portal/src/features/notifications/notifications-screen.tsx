import { Page, Stack, TabLinks } from '@anupalan/ui';
import { useSearchParams } from 'react-router';
import { CalendarCard } from './calendar-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { PushCard } from './push-card.tsx';
import { listWords } from './words.ts';

/** What a user was told, and what they want to be told; each has an address of its own. */
export function NotificationsScreen() {
  const [params] = useSearchParams();
  const isPreferences = params.get('tab') === 'preferences';
  return (
    <Page>
      <Stack gap={4}>
        <TabLinks
          label={listWords.title}
          items={[
            { href: '?', label: listWords.title, isCurrent: !isPreferences },
            { href: '?tab=preferences', label: listWords.preferences, isCurrent: isPreferences },
          ]}
        />
        {isPreferences ? (
          <>
            <PreferencesCard />
            <PushCard />
            <CalendarCard />
          </>
        ) : (
          <NotificationsCard />
        )}
      </Stack>
    </Page>
  );
}
