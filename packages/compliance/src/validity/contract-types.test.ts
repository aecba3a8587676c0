import type * as consents from '@anupalan/enums/consents';
import type * as obligations from '@anupalan/enums/obligations';
import { describe, expectTypeOf, it } from 'vitest';
import type * as reading from '../reading/types.ts';
import type { Day, Frequency, IntervalUnit, Month, Schedule } from '../schedules/types.ts';

/** The contract's schedule by hand. */
type ContractSchedule = {
  frequency: Frequency | null;
  interval?: { every: number; unit: IntervalUnit; days?: Day[]; daysOfMonth?: number[] };
  day?: Day;
  dayOfMonth?: number;
  month?: Month;
  months?: Month[];
  startDate: string;
  endDate?: string;
};

describe("the engine's types", () => {
  it('are those of the enumerations and the contract', () => {
    expectTypeOf<Schedule>().toEqualTypeOf<ContractSchedule>();
    expectTypeOf<reading.OrderKind>().toEqualTypeOf<consents.ConsentKind>();
    expectTypeOf<reading.OrderCategory>().toEqualTypeOf<consents.IndustryCategory>();
    expectTypeOf<reading.OpenEnded>().toEqualTypeOf<consents.OpenEndedReason>();
    expectTypeOf<reading.LimitMedium>().toEqualTypeOf<consents.LimitMedium>();
    expectTypeOf<reading.ObligationCategory>().toEqualTypeOf<obligations.ObligationCategory>();
    expectTypeOf<NonNullable<reading.ValidityPeriod['medium']>>().toEqualTypeOf<consents.ValidityMedium>();
  });
});
