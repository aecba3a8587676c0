import type { Organisation } from '@anupalan/api-client/types';
import { INDUSTRY_CATEGORY_LABELS } from '@anupalan/enums/consents';
import { EQUIPMENT_LABELS, SECTOR_LABELS, WASTE_LABELS } from '@anupalan/enums/organisation-facts';
import { Card, CardBody, CardHead, KeyValueList, PlainText, Stack } from '@anupalan/ui';
import { toEquipmentLabel } from './facts-values.ts';
import { factsWords } from './words.ts';

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
          { key: factsWords.sector, value: sector && SECTOR_LABELS[sector] },
          { key: factsWords.category, value: category && INDUSTRY_CATEGORY_LABELS[category] },
        ]),
    {
      key: factsWords.wastes,
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
        note={organisation.isReadOnly ? factsWords.trialEnded : factsWords.readOnly}
      />
      <CardBody>
        <KeyValueList
          items={[
            {
              key: factsWords.address,
              value: organisation.address && <PlainText>{organisation.address}</PlainText>,
            },
            { key: factsWords.state, value: organisation.state },
            ...works.map(({ key, value }) => ({ key, value: value || null })),
            { key: factsWords.timeZone, value: organisation.timeZone },
          ]}
        />
      </CardBody>
    </Card>
  );
}
