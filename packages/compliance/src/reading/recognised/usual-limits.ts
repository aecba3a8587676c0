import type { UnitKind } from '../../results/units.ts';
import type { LimitMedium } from '../types.ts';

/**
 * What a parameter is usually limited to: from the least to the most, and other values that standards print. In water
 * milligrams per litre, in a stack milligrams per normal cubic metre, in the air micrograms per cubic metre.
 */
type UsualLimit = { least: number; most: number; others?: readonly number[] };

const usual = (least: number, most: number, ...others: number[]): UsualLimit => ({ least, most, others });

/** Of a medium: the kind and the power of ten of its unit, and what is usual by the parameters of `toParameterId`. */
type UsualLimits = { kind: UnitKind; exponent: number; limits: Readonly<Record<string, UsualLimit>> };

/**
 * Treated water. Sources: EP Rules 1986, Schedule VI Part A (inland waters, sewers, land, sea) and the industries of
 * Schedule I; the stricter values of boards, with room below and above.
 */
const WATER: UsualLimits = {
  kind: 'mass_per_litre',
  exponent: -3,
  limits: {
    bod: usual(2, 150, 200, 250, 350, 400, 500),
    cod: usual(20, 500, 600, 700, 750, 1000),
    tss: usual(5, 200, 250, 300, 400, 500, 600),
    tds: usual(100, 5000),
    oil_grease: usual(0.1, 30),
    ammoniacal_nitrogen: usual(0.5, 100),
    free_ammonia: usual(0.5, 10),
    tkn: usual(1, 100),
    total_nitrogen: usual(1, 100),
    nitrate: usual(1, 100),
    phosphate: usual(0.5, 20),
    total_phosphorus: usual(0.5, 20),
    chloride: usual(100, 2000),
    sulphate: usual(100, 2000),
    sulphide: usual(0.05, 10),
    fluoride: usual(0.5, 20),
    cyanide: usual(0.01, 2),
    phenol: usual(0.001, 10),
    residual_chlorine: usual(0.1, 2),
    chromium: usual(0.05, 5),
    chromium_hexavalent: usual(0.01, 2),
    copper: usual(0.05, 5),
    zinc: usual(0.1, 20),
    nickel: usual(0.02, 5),
    lead: usual(0.01, 2),
    mercury: usual(0.0005, 0.1),
    arsenic: usual(0.01, 1),
    cadmium: usual(0.003, 2),
    iron: usual(0.1, 10),
    manganese: usual(0.05, 5),
    selenium: usual(0.01, 0.1),
    boron: usual(0.5, 5),
    dissolved_oxygen: usual(2, 8),
  },
};

/** Gas of stacks. Sources: EP Rules 1986, Schedule I (boilers, kilns, furnaces, incinerators, acid plants, power). */
const STACK: UsualLimits = {
  kind: 'mass_per_normal_volume',
  exponent: -3,
  limits: {
    particulate: usual(5, 350, 400, 500, 600, 800, 1000, 1200, 1600),
    so2: usual(10, 2000),
    nox: usual(10, 1500),
    carbon_monoxide: usual(5, 1000),
    hydrogen_chloride: usual(1, 100),
    hydrogen_fluoride: usual(0.5, 30),
    chlorine: usual(1, 50),
    ammonia: usual(5, 300),
    hydrogen_sulphide: usual(1, 150),
    acid_mist: usual(5, 150),
    voc: usual(1, 250),
  },
};

/** Air around a plant. Sources: NAAQS 2009 and the standards of fugitive dust in EP Rules 1986, Schedule I. */
const AIR: UsualLimits = {
  kind: 'mass_per_volume',
  exponent: -6,
  limits: {
    pm10: usual(40, 500),
    'pm2.5': usual(20, 200),
    so2: usual(15, 200),
    nox: usual(15, 200),
    ozone: usual(50, 250),
    ammonia: usual(50, 1000),
    lead: usual(0.1, 5),
    benzene: usual(1, 20),
    carbon_monoxide: usual(1000, 20_000),
  },
};

const BY_MEDIUM: Readonly<Partial<Record<LimitMedium, UsualLimits>>> = {
  effluent: WATER,
  sewage: WATER,
  emission: STACK,
  ambient_air: AIR,
};

/** Whatever its unit is called. pH: Schedule VI has 5.5 to 9.0; sound: Noise Rules 2000, and 65 to 75 dB(A) of generators. */
const WITHOUT_UNIT: Readonly<Record<string, UsualLimit>> = {
  ph: usual(4, 11),
  noise: usual(35, 120),
  noise_day: usual(35, 120),
  noise_night: usual(35, 120),
};

/** What a parameter is usually limited to; null: not known, or its unit is another one. `exponent` is of the figures' unit. */
export const findUsualLimit = (
  medium: LimitMedium,
  parameter: string,
  unit: { kind: UnitKind; exponent: number } | null,
): (UsualLimit & { exponent: number }) | null => {
  const plain = WITHOUT_UNIT[parameter];
  if (plain) return { ...plain, exponent: 0 };
  const known = BY_MEDIUM[medium];
  const limit = known?.limits[parameter];
  if (!known || !limit || unit?.kind !== known.kind) return null;
  return { ...limit, exponent: unit.exponent - known.exponent };
};
