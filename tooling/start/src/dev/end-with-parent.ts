// Loaded before each program that `npm run dev` starts: it ends with its parent, however that ended.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
