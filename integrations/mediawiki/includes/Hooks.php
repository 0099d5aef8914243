<?php
namespace MediaWiki\Extension\Heist;

/**
 * The tag <heist>: it becomes the div that the script turns into an element. It names no class of MediaWiki, as most of
 * them have other names in 1.39 and in 1.44.
 */
class Hooks {
	/** @var object The settings of the wiki. */
	private $config;

	public function __construct( $config ) {
		$this->config = $config;
	}

	/** Called by MediaWiki for every new parser. */
	public function onParserFirstCallInit( $parser ) {
		$parser->setHook( 'heist', [ $this, 'render' ] );
	}

	/**
	 * @param string|null $text A case in YAML or JSON; with src, what readers see without JavaScript.
	 * @param string[] $attributes Those of the element.
	 * @param object $parser
	 * @return string HTML
	 */
	public function render( $text, array $attributes, $parser ) {
		$source = $attributes['src'] ?? '';
		if ( $source !== '' && !$this->isAllowed( $source ) ) {
			$message = wfMessage( 'heist-external', $source )->inLanguage( $parser->getTargetLanguage() )->text();
			return '<strong class="error">' . htmlspecialchars( $message ) . '</strong>';
		}
		$parser->getOutput()->addModules( [ 'ext.heist' ] );
		$written = '';
		foreach ( $attributes as $name => $value ) {
			// The script knows which names the element has, and warns about others.
			if ( preg_match( '/^[a-z]+(-[a-z]+)*$/', $name ) ) {
				$written .= " data-$name=\"" . htmlspecialchars( $value ) . '"';
			}
		}
		$inside = htmlspecialchars( trim( (string)$text, "\n" ) );
		$isCase = $source === '' && $inside !== '';
		return "<div class=\"heist-embed\"$written>" . ( $isCase ? "<pre>$inside</pre>" : $inside ) . '</div>';
	}

	/** On this server, unless the wiki allows others. */
	private function isAllowed( string $source ): bool {
		// Browsers skip spaces and tabs in an address, and so does this.
		$address = preg_replace( '/[\x00-\x20]/', '', $source );
		return $this->config->get( 'HeistExternalSources' )
			|| preg_match( '~^(?![a-z][a-z0-9+.-]*:|[/\\\\]{2})~i', $address ) === 1
			|| str_starts_with( $address, $this->config->get( 'Server' ) . '/' );
	}
}
