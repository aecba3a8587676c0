import type { Organisation } from '@anupalan/api-client/types';
import { INDUSTRY_CATEGORY_LABELS } from '@anupalan/enums/consents';
import { EQUIPMENT_LABELS, SECTOR_LABELS, WASTE_LABELS } from '@anupalan/enums/organisation-facts';
import { Card, CardBody, CardHead, KeyValueList, PlainText, Stack } from '@anupalan/ui';
import { toEquipmentLabel } from './facts-values.ts';

function Lines({ words }: { words: readonly string[] }) {
  return (
    <Stack gap={1}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </Stack>
  );
}

/** The facts of the organisation, to read. */
export function FactsView({ organisation }: { organisation: Organisation }) {
  const { type, sector, category, wastes, equipment } = organisation;
  const isLab = type === 'lab';
  const works = [
    ...(isLab
      ? []
      : [
          { key: 'Sector', value: sector && SECTOR_LABELS[sector] },
          { key: 'Pollution category', value: category && INDUSTRY_CATEGORY_LABELS[category] },
        ]),
    {
      key: 'Wastes',
      value: wastes.length > 0 && <Lines words={wastes.map((code) => WASTE_LABELS[code])} />,
    },
    {
      key: toEquipmentLabel(isLab),
      value: equipment.length > 0 && <Lines words={equipment.map((code) => EQUIPMENT_LABELS[code])} />,
    },
  ];
  return (
    <Card aria-labelledby="facts">
      <CardHead
        title={organisation.name}
        id="facts"
        note={
          organisation.isReadOnly
            ? 'The trial has ended, so you cannot make changes'
            : 'People who manage users can change it'
        }
      />
      <CardBody>
        <KeyValueList
          items={[
            { key: 'Address', value: organisation.address && <PlainText>{organisation.address}</PlainText> },
            { key: 'State', value: organisation.state },
            ...works.map(({ key, value }) => ({ key, value: value || null })),
            { key: 'Time zone', value: organisation.timeZone },
          ]}
        />
      </CardBody>
    </Card>
  );
}
