import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Opening } from '#app/loading/opening.tsx';
import { PlainLayout } from '#app/plain-layout/plain-layout.tsx';
import { lazyPage } from '#app/routing/lazy-page.tsx';
import { loadSignedInLayout } from './start-page.ts';
import { Guests, Members } from '#app/session/guards.tsx';

const AuthPage = lazyPage('auth');
const WelcomePage = lazyPage('welcome');
const ForgotPasswordPage = lazyPage('forgot-password');
const UpdatePasswordPage = lazyPage('update-password');
const SignedInLayout = lazy(loadSignedInLayout);

/** The public routes (specification, section 2). Other routes need a session and are fetched with the signed-in layout. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Opening />}>
      <Routes>
        <Route element={<PlainLayout />}>
          <Route
            path="/auth"
            element={
              <Guests>
                <AuthPage />
              </Guests>
            }
          />
          <Route
            path="/forgot-password"
            element={
              <Guests>
                <ForgotPasswordPage />
              </Guests>
            }
          />
          <Route path="/update-password" element={<UpdatePasswordPage />} />
          <Route path="/welcome" element={<WelcomePage />} />
        </Route>
        <Route
          path="*"
          element={
            <Members>
              <SignedInLayout />
            </Members>
          }
        />
      </Routes>
    </Suspense>
  );
}
