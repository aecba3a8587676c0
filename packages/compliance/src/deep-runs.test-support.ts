import * as fc from 'fast-check';

fc.configureGlobal({ numRuns: 10_000 });
