import { AVATAR_MAX_BYTES } from '@anupalan/enums/limits';
import { AUTH_MESSAGES, AVATAR_MESSAGES } from '@anupalan/enums/messages';
import { namedSchema } from '@anupalan/validators/entities/named';
import { profileSchema, sessionSchema } from '@anupalan/validators/entities/session';
import { userSchema } from '@anupalan/validators/entities/user';
import {
  changePasswordRequestSchema,
  forgotPasswordRequestSchema,
  loginRequestSchema,
  resetPasswordRequestSchema,
  setPasswordRequestSchema,
  signUpRequestSchema,
} from '@anupalan/validators/requests/auth';
import { assignableUsersList, updateProfileRequestSchema } from '@anupalan/validators/requests/users';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listAnswer } from '../../http/list.ts';
import { readSmallForm } from '../../http/multipart.ts';
import { toNetwork } from '../../http/network.ts';
import { notFound } from '../../http/problem.ts';
import { memberRoute, publicRoute, sessionRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { validateBody } from '../../http/validate.ts';
import { storeAvatar } from './avatar.ts';
import { findMark, sendMark } from './known-devices.ts';
import * as repository from './repository.ts';
import * as service from './service.ts';
import { signUp } from './sign-up.ts';

const TAG = 'Accounts';

/** Signing in and out, passwords, the own profile. */
export function registerAccounts(app: FastifyInstance, services: Services): void {
  registerAuth(app, services);
  registerProfile(app, services);
}

function registerAuth(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, {
    key: 'POST /auth/login',
    summary: 'Sign in',
    tag: TAG,
    body: loginRequestSchema,
    answer: sessionSchema,
    handler: async ({ body, request, reply }) => {
      const { session, mark } = await service.signIn(services, { ...body, ...toOrigin(request) });
      sendMark(reply, mark);
      return { message: 'Signed in', data: session };
    },
  });
  publicRoute(app, services, {
    key: 'POST /auth/forgot-password',
    summary: 'Request a link to set a new password',
    tag: TAG,
    body: forgotPasswordRequestSchema,
    handler: async ({ body, request }) => {
      await service.requestReset(services, { ...body, ...toOrigin(request) });
      return { message: AUTH_MESSAGES.linkSent, data: null };
    },
  });
  publicRoute(app, services, {
    key: 'POST /auth/reset-password',
    summary: 'Set a new password with the link from a mail',
    tag: TAG,
    body: resetPasswordRequestSchema,
    handler: async ({ body, request, reply }) => {
      const { passwordResetToken: token, password } = body;
      sendMark(reply, await service.resetPassword(services, { token, password, ...toOrigin(request) }));
      return { message: 'Your password has been set. Please sign in.', data: null };
    },
  });
  publicRoute(app, services, {
    key: 'POST /auth/signup',
    summary: 'Create a trial workspace; the link in the mail sets its first password',
    tag: TAG,
    body: signUpRequestSchema,
    status: 201,
    answer: sessionSchema,
    handler: async ({ body, request }) => ({
      message: AUTH_MESSAGES.signedUp,
      data: await signUp(services, { ...body, network: toNetwork(request.ip) }),
    }),
  });
  publicRoute(app, services, {
    key: 'POST /auth/set-password',
    summary: 'Set the first password with the link from an invitation or a sign-up',
    tag: TAG,
    body: setPasswordRequestSchema,
    answer: sessionSchema,
    handler: async ({ body, request, reply }) => {
      const { session, mark } = await service.setPassword(services, { ...body, ...toOrigin(request) });
      sendMark(reply, mark);
      return { message: 'Your password has been set.', data: session };
    },
  });
  sessionRoute(app, services, {
    key: 'POST /auth/change-password',
    summary: 'Change your password; all other sessions end',
    tag: TAG,
    body: changePasswordRequestSchema,
    handler: async ({ body, caller }) => {
      await service.changePassword(services, caller, body);
      return { message: 'Your password has been changed.', data: null };
    },
  });
  sessionRoute(app, services, {
    key: 'POST /auth/logout',
    summary: 'Log out and end the session',
    tag: TAG,
    handler: async ({ caller }) => {
      await service.signOut(services, caller.sessionId);
      return { message: 'Signed out', data: null };
    },
  });
}

/** From where a call without a session comes. */
function toOrigin(request: FastifyRequest): service.Origin {
  return { network: toNetwork(request.ip), mark: findMark(request) };
}

function registerProfile(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /users/profile',
    summary: 'Get your account with role and permissions',
    tag: TAG,
    answer: profileSchema,
    handler: async ({ caller }) => ({ message: 'Profile', data: await service.getProfile(services, caller) }),
  });
  memberRoute(app, services, {
    key: 'PATCH /users/profile',
    summary: 'Change your name, phone or picture',
    tag: TAG,
    multipart: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        mobileNoCountryCode: { type: 'string' },
        mobileNo: { type: 'string' },
        avatar: { type: 'string', format: 'binary' },
      },
    },
    answer: userSchema,
    handler: async ({ caller, request }) => {
      const form = await readSmallForm(request, AVATAR_MAX_BYTES, AVATAR_MESSAGES.size);
      const { name, mobileNo } = validateBody(updateProfileRequestSchema, form.fields);
      const avatar = form.files.avatar ? await storeAvatar(services, form.files.avatar.bytes) : {};
      const user = await service.updateProfile(services, caller, {
        ...(name === undefined ? {} : { name }),
        ...(mobileNo === undefined ? {} : { mobileNo }),
        ...avatar,
      });
      return { message: 'Your profile has been saved.', data: user };
    },
  });
  memberRoute(app, services, {
    key: 'GET /users/assignable',
    summary: 'List people who can be assigned to tasks',
    tag: TAG,
    query: assignableUsersList.schema,
    answer: listAnswer('users', namedSchema),
    handler: async ({ caller, query }) => ({
      message: 'People',
      data: await services.db.forOrganisation(caller.organisation.id, (tx) =>
        repository.listAssignable(tx, query),
      ),
    }),
  });
  publicRoute(app, services, {
    key: 'GET /avatars/:key',
    needsNoApiKey: true,
    summary: 'Get the picture of a person, under an address that cannot be guessed',
    tag: TAG,
    media: ['image/webp'],
    handler: async ({ request, reply }) => {
      const key = (request.params as { key: string }).key;
      const size = /^[\w-]{43}$/.test(key)
        ? await services.db.asSystem('session', (tx) => repository.findAvatarSize(tx, key))
        : null;
      if (size === null) throw notFound('picture');
      const picture = await services.files.read(`avatars/${key}`, size);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(picture);
    },
  });
}
