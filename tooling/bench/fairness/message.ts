/**
 * What the server of the benchmark tells: where it is and who may call it, or the longest turn of its event loop since it
 * was asked last, in milliseconds of CPU.
 */
export type ServerMessage = { port: number; tokens: string[]; orderId: string } | { longestTurnMs: number };
