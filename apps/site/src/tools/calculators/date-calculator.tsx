import { SITE_PATHS } from '@anupalan/enums/paths';
import { Button, Inline, Notice, Stack, TextLink } from '@anupalan/ui';
import { SiteColumns } from '@anupalan/ui/site';
import { useEffect, useState } from 'react';
import { readTyped } from '../../islands/form-values.ts';
import { useAwake } from '../../islands/use-awake.ts';
import { todayInIndia } from '../today.ts';
import { readToolAddress, TOOL, toToolAddress } from './address.ts';
import { Arithmetic } from './arithmetic.tsx';
import { CalculatorField } from './calculator-form.tsx';
import { CALCULATORS, type CalculatorId } from './calculators.ts';
import { checkValues } from './check.ts';
import type { Calculator, Values } from './types.ts';

/** Props of {@link DateCalculator}. */
export type DateCalculatorProps = { tool: CalculatorId };

/** A day that stands for today in an example, so that every build shows the same. */
const EXAMPLE_DAY = '2026-11-27';

/** An example is as high as its form; the result itself has every line. */
const EXAMPLE_LINES = 2;

/**
 * A calculator of due dates, with the engine that the product itself uses: its arithmetic, a link that carries its
 * values and a file for a calendar. Before it was asked it shows the arithmetic of an example.
 */
export function DateCalculator({ tool }: DateCalculatorProps) {
  const calculator: Calculator = CALCULATORS[tool];
  const { fields, example, source } = calculator;
  const isAwake = useAwake();
  const [values, setValues] = useState<Values>(() =>
    readTyped(`${tool}-form`, Object.fromEntries(fields.map(({ name }) => [name, '']))),
  );
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const carried = readToolAddress(tool, location.search);
    if (!carried) return;
    setValues(carried);
    setIsAsked(true);
  }, [tool]);
  const errors = isAsked ? checkValues(fields, values) : {};
  const isCounted = isAsked && Object.keys(errors).length === 0;
  return (
    <SiteColumns>
      <form
        id={`${tool}-form`}
        action={SITE_PATHS.tools}
        noValidate={isAwake}
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (Object.keys(checkValues(fields, values)).length === 0)
            history.replaceState(null, '', toToolAddress(tool, values));
        }}
      >
        <input type="hidden" name={TOOL} value={tool} />
        <Stack gap={5}>
          {fields.map((field) => (
            <CalculatorField
              key={field.name}
              tool={tool}
              field={field}
              value={values[field.name] ?? ''}
              error={errors[field.name]}
              onChange={(value) => setValues({ ...values, [field.name]: value })}
            />
          ))}
          <div>
            <Button type="submit" variant="primary">
              Calculate dates
            </Button>
          </div>
          <p>
            <small>Source: {source}</small>
          </p>
        </Stack>
      </form>
      <div>
        <div role="status">{isCounted && <Result tool={tool} values={values} />}</div>
        {!isCounted && (
          <Stack gap={2}>
            <p>Example</p>
            <Arithmetic
              label={`Example: ${calculator.title}`}
              steps={calculator.work(example, EXAMPLE_DAY).steps.slice(0, EXAMPLE_LINES)}
            />
          </Stack>
        )}
      </div>
    </SiteColumns>
  );
}

/** What came out, with the arithmetic and two things to take along. */
function Result({ tool, values }: { tool: CalculatorId; values: Values }) {
  const { title, work } = CALCULATORS[tool] as Calculator;
  const { tone, answer, steps, dates } = work(values, todayInIndia());
  const address = toToolAddress(tool, values);
  const takeAlong = async () => {
    const { toIcs } = await import('./to-ics.ts');
    const text = toIcs(title, dates, new URL(address, location.href).href, new Date());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    link.download = `${tool}.ics`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Stack gap={4}>
      <Notice tone={tone}>{answer}</Notice>
      <Arithmetic label={`Arithmetic: ${title}`} steps={steps} />
      <Inline gap={4}>
        <Button onClick={() => void takeAlong()}>Download calendar file</Button>
        <TextLink href={address}>Link to this result</TextLink>
      </Inline>
    </Stack>
  );
}
