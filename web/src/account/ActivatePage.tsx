import { account } from '@guildhall/contract/account/endpoints'
import { newPasswordForm } from '@guildhall/contract/account/forms'
import { type ReactNode, useState } from 'react'
import { call } from '../api/client.ts'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { type FieldErrors, serverErrors } from '../ui/fieldErrors.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { useForm } from '../ui/useForm.ts'
import { AccountCard } from './AccountCard.tsx'
import { type Failure, FailureNotice, failureOf } from './FailureNotice.tsx'
import { FormResult } from './FormResult.tsx'
import { texts } from './messages.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { dropProof, findProof } from './registrationProofs.ts'
import { ResendActivationForm } from './ResendActivationForm.tsx'
import { type MailedLink, useMailedLink } from './useMailedLink.ts'
import { AT_EMAIL, useRedirectToLogin } from './useRedirectToLogin.ts'

export function ActivatePage() {
  const link = useMailedLink(to.activate)
  // Another link opened in this tab starts anew.
  return link ? <Activation key={link.token} link={link} /> : <InvalidLink />
}

function Activation({ link }: { link: MailedLink }) {
  const activation = useActivation(link)
  const { status } = activation
  if (status === 400) return <InvalidLink />
  return (
    <AccountCard title={texts.activateAccount}>
      {status ? (
        <Activated text={status === 204 ? texts.activated : texts.wasActivated} />
      ) : (
        <>
          <Proof {...activation} />
          <section className="mt-8 border-t border-line pt-6">
            <h2 className="text-lg font-bold">{texts.linkNotWorking}</h2>
            <p className="mt-1 mb-4 text-soft">{texts.linkNotWorkingHint}</p>
            <ResendActivationForm />
          </section>
        </>
      )}
    </AccountCard>
  )
}

type Way = 'proof' | 'password' | 'new_password'
type Form = { way: Way; isReplacement?: true }
type Proofs = { [way in Way]?: string }

/**
 * Activates the account of a link on request only: mail scanners open links, which must not activate anything. `status`
 * says how it ended, `way` how to show who registered.
 */
function useActivation(link: MailedLink) {
  const proof = findProof(link.uid)
  const [{ way, isReplacement }, setForm] = useState<Form>({ way: proof ? 'proof' : 'password' })
  const setWay = (way: Way) => setForm({ way, isReplacement: true })
  const [status, setStatus] = useState<number>()
  const [failure, setFailure] = useState<Failure>()

  async function activate(proofs: Proofs): Promise<FieldErrors | void> {
    setFailure(undefined)
    try {
      const { status, body } = await call(account.activate, { body: { ...link, ...proofs } })
      if (status === 400 && body.errorField) {
        const errors = serverErrors(body.errorField)
        if (errors.proof) setWay('password')
        return errors
      }
      if (status !== 400) dropProof(link.uid)
      setStatus(status)
    } catch (error) {
      setFailure(failureOf(error))
    }
  }

  useRedirectToLogin(status === 204)
  return { activate, proof, way, isReplacement, setWay, status, failure }
}

type ProofProps = Omit<ReturnType<typeof useActivation>, 'status'>

/** In the browser that registered, the button alone; elsewhere also the password, or a new one. */
function Proof({ way, isReplacement, setWay, proof, ...props }: ProofProps) {
  const form =
    way === 'proof' ? (
      <WithProof {...props} proof={proof} />
    ) : way === 'password' ? (
      <WithPassword {...props} onOther={() => setWay('new_password')} />
    ) : (
      <WithNewPassword {...props} onOther={() => setWay('password')} />
    )
  return isReplacement ? <FormResult key={way}>{form}</FormResult> : form
}

function WithProof({ activate, proof, failure }: Pick<ProofProps, 'activate' | 'proof' | 'failure'>) {
  const form = useForm({ initial: {}, onSubmit: () => activate({ ...(proof && { proof }) }) })
  return (
    <ActivationForm form={form} hint={texts.activateHint}>
      <FailureNotice failure={failure} />
    </ActivationForm>
  )
}

type WithFieldsProps = Pick<ProofProps, 'activate' | 'failure'> & { onOther: () => void }

function WithPassword({ activate, failure, onOther }: WithFieldsProps) {
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }): FieldErrors => (password ? {} : { password: texts.passwordRequired }),
    onSubmit: ({ password }) => activate({ password }),
  })
  return (
    <ActivationForm
      form={form}
      hint={texts.activateElsewhereHint}
      other={texts.chooseInstead}
      onOther={onOther}
    >
      <Field label={texts.password} error={form.errors.password} required>
        <PasswordInput autoComplete="current-password" {...form.input('password')} />
      </Field>
      <FailureNotice failure={failure} />
    </ActivationForm>
  )
}

function WithNewPassword({ activate, failure, onOther }: WithFieldsProps) {
  const form = useForm({
    initial: { new_password: '', re_new_password: '' },
    validate: newPasswordForm,
    onSubmit: ({ new_password }) => activate({ new_password }),
  })
  return (
    <ActivationForm form={form} hint={texts.activateAnewHint} other={texts.enterInstead} onOther={onOther}>
      <NewPasswordFields {...form} />
      <FailureNotice failure={failure} />
    </ActivationForm>
  )
}

type ActivationFormProps = {
  form: Pick<ReturnType<typeof useForm<object>>, 'props' | 'submitting'>
  hint: string
  children: ReactNode
  /** The other way to show who registered. */
  other?: string
  onOther?: () => void
}

function ActivationForm({ form, hint, children, other, onOther }: ActivationFormProps) {
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <p className="text-soft">{hint}</p>
      {children}
      <Button type="submit" variant="primary" busy={form.submitting} busyText={texts.activating}>
        {texts.activate}
      </Button>
      {other && (
        <button type="button" className="link min-h-11 self-center" onClick={onOther}>
          {other}
        </button>
      )}
    </form>
  )
}

/** Replaces the Activate button, which would fail again: only a new link can help. */
function InvalidLink() {
  return (
    <AccountCard
      title={texts.activateAccount}
      below={
        <>
          <span className="text-soft">{texts.noAccount}</span>
          <LinkButton to={to.register}>{texts.signUp}</LinkButton>
        </>
      }
    >
      <FormResult>
        <Notice tone="error">
          <p className="font-semibold">{texts.noAccountToActivate}</p>
          <p>{texts.invalidLinkHint}</p>
        </Notice>
        <ResendActivationForm variant="primary" />
      </FormResult>
    </AccountCard>
  )
}

function Activated({ text }: { text: string }) {
  return (
    <FormResult>
      <Notice tone="success">{text}</Notice>
      <LinkButton to={to.login} state={AT_EMAIL} variant="primary" replace>
        {texts.goToLogin}
      </LinkButton>
    </FormResult>
  )
}
