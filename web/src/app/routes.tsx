import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Opening } from './loading/opening.tsx';
import { PlainFrame } from './frame/plain-frame.tsx';
import { lazyPage } from './routing/lazy-page.tsx';
import { loadHouse } from './routing/load-house.ts';
import { Guests, Members } from './session/guards.tsx';

const AuthPage = lazyPage('auth');
const WelcomePage = lazyPage('welcome');
const ForgotPasswordPage = lazyPage('forgot-password');
const UpdatePasswordPage = lazyPage('update-password');
const House = lazy(loadHouse);

/** The addresses that are open without a session. All others need one; they lie in the signed-in layout and load with it. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Opening />}>
      <Routes>
        <Route element={<PlainFrame />}>
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
              <House />
            </Members>
          }
        />
      </Routes>
    </Suspense>
  );
}
