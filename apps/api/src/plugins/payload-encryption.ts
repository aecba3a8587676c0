import fp from 'fastify-plugin';
import { isFormPost } from '../http/forms.ts';
import { decryptData, encryptData } from '../http/payload-encryption.ts';

/**
 * Encrypts the `data` of JSON bodies both ways, when a key is configured (docs/decisions/0005). Bare, multipart and
 * streamed bodies are never encrypted, nor is an error.
 */
export const payloadEncryption = fp<{ key: Buffer | null }>(async (app, { key }) => {
  if (!key) return;
  app.addHook('preValidation', async (request) => {
    const { body } = request;
    if (request.routeOptions.config.takesForms && isFormPost(request)) return;
    if (request.routeOptions.config.isBare || typeof body !== 'object' || body === null || !('data' in body))
      return;
    request.body = { ...body, data: decryptData(body.data, key) };
  });
  app.addHook('preSerialization', async (_request, _reply, payload) => {
    if (typeof payload !== 'object' || payload === null || !('data' in payload) || !('message' in payload))
      return payload;
    return { ...payload, data: encryptData(payload.data, key) };
  });
});
