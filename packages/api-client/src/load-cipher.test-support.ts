import { loadCipher } from './later-cipher.ts';

// Tests read and write the encrypted storage as signed-in pages do, which load the cipher before all else.
await loadCipher();
